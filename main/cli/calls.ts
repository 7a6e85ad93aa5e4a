/** Calls of each command that do something worth knowing; they stand below its help. */
export const CALLS: Readonly<Record<string, readonly string[]>> = {
  list: ['prevailing list', 'prevailing list --json | jq -r ".[].id"'],
  show: ['prevailing show european-classical > rules.md', 'prevailing show tuesday-club --json'],
  validate: ['prevailing validate presets/*.json', 'prevailing validate --json our-rules.json'],
  score: [
    'prevailing score japanese-modern < hand.json',
    'prevailing score japanese-modern --set /rules/winning/minimum=2 --batch < hands.jsonl',
  ],
  settle: [
    'prevailing settle european-classical < deal.json',
    'prevailing settle hong-kong-full --batch < evening.jsonl',
  ],
  waits: ['prevailing waits european-classical --batch < hands.jsonl'],
  rule: [
    'prevailing rule japanese-modern',
    'prevailing rule tuesday-club --against european-classical --because',
    'prevailing rule --check ./our-rules.mjrules ./scenarios/*.json',
  ],
  compare: [
    'prevailing compare japanese-modern european-classical > comparison.md',
    'prevailing compare ema-2012 ema-2016 ema-2025 --csv > editions.csv',
    'prevailing compare ./before.mjrules ./after.mjrules --html > change.html',
  ],
  export: [
    'prevailing export kobalab-m-league --to majiang -o rule.json',
    'prevailing export tuesday-club --to html --scenario robbing-a-promoted-kong -o rules.html',
    'prevailing export classical-dmjl --to kajongg --report',
    'prevailing export tuesday-club --to link --page https://example.org/rules/',
  ],
  import: [
    'prevailing import rule.json --report',
    'prevailing import tuesday.mjrules --yes',
    "prevailing import 'https://example.org/#preset=...' --id tuesday-club --name 'Tuesday club' --yes",
  ],
  pack: ['prevailing pack -o club.mjlibrary', 'prevailing --library ./elsewhere import club.mjlibrary --yes'],
  options: ['prevailing options | grep -i furiten', 'prevailing options --json'],
  patterns: ['prevailing patterns', 'prevailing patterns tuesday-club --json'],
  schema: ['prevailing schema preset > preset.schema.json'],
  may: ['prevailing may japanese-modern < position.json'],
  completion: [
    'source <(prevailing completion bash)',
    'prevailing completion zsh > "${fpath[1]}/_prevailing"',
    'prevailing completion fish > ~/.config/fish/completions/prevailing.fish',
  ],
};
