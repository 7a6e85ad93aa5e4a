/** Who may import whom. Tests may reach for more; the messages say what to import instead. */
const TESTS = '(\\.(test|bench)\\.tsx?$|(^|/)testing/)';
const PAGE_AND_APP = '^(app|schemas)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'app-is-pure',
      comment:
        'app/ computes: it imports app/ and schemas/ only, and i18next for its words. Hand it what it needs as an argument, from main/ or renderer/.',
      severity: 'error',
      from: { path: '^app/', pathNot: TESTS },
      to: { pathNot: [PAGE_AND_APP, '^presets/', '^node_modules/i18next/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'app-types-are-pure',
      comment: 'app/ takes no types of main/, renderer/, Electron or Node either; of packages, only those of ajv.',
      severity: 'error',
      from: { path: '^app/', pathNot: TESTS },
      to: { pathNot: [PAGE_AND_APP, '^presets/', '^node_modules/ajv/'], dependencyTypes: ['type-only'] },
    },
    {
      name: 'app-tests-stay-in-app',
      comment: 'Tests of app/ use app/ alone; a test that needs a shell belongs beside the shell.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^(main|renderer|e2e)/' },
    },
    {
      name: 'presets-through-builtin',
      comment: 'Import app/preset/builtin instead: it alone reads presets/.',
      severity: 'error',
      from: { path: '^(app|main|renderer)/', pathNot: ['^app/preset/builtin\\.ts$', TESTS] },
      to: { path: '^presets/' },
    },
    {
      name: 'scenarios-through-index',
      comment: 'Import app/scenarios (its index) instead: it alone reads the scenario files.',
      severity: 'error',
      from: { path: '^(app|main|renderer)/', pathNot: ['^app/scenarios/index\\.ts$', TESTS] },
      to: { path: '^app/scenarios/.*\\.json$' },
    },
    {
      name: 'schemas-import-nothing',
      comment: 'schemas/ stands at the bottom: it refers to schemas only.',
      severity: 'error',
      from: { path: '^schemas/', pathNot: TESTS },
      to: { pathNot: '^schemas/' },
    },
    {
      name: 'main-and-renderer-never-meet',
      comment: 'main/ and renderer/ share nothing but app/: put the common part there, or send it over app/ipc.',
      severity: 'error',
      from: { path: '^main/' },
      to: { path: '^renderer/' },
    },
    {
      name: 'renderer-and-main-never-meet',
      comment: 'The window reaches the shell through the Bridge (app/bridge) only.',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^main/' },
    },
    {
      name: 'no-node-in-the-window',
      comment: 'The window runs sandboxed: no Node, no Electron. Ask the shell through the Bridge (app/bridge).',
      severity: 'error',
      from: { path: '^renderer/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'electron-in-its-folder',
      comment: 'Only main/electron/ imports electron: put the logic into main/shell/ and hand it what it needs.',
      severity: 'error',
      from: { path: '^(app|main|renderer)/', pathNot: '^main/electron/' },
      to: { path: '(^|/)node_modules/electron/|^electron$' },
    },
    {
      name: 'product-not-on-tools',
      comment: 'build/, scripts/ and e2e/ serve the program; the program does not need them.',
      severity: 'error',
      from: { path: '^(app|main|renderer)/', pathNot: TESTS },
      to: { path: '^(build|scripts|e2e)/' },
    },
    {
      name: 'not-on-tests',
      comment: 'Only tests import tests and what stands in testing/.',
      severity: 'error',
      from: { path: '^(app|main|renderer)/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one, or need a third: take the common part out.',
      severity: 'error',
      from: { path: '^(app|main|renderer)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\?validator$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|release|e2e/electron-host)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types', 'require'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
