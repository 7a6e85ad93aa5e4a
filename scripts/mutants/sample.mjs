// Leaves out mutants that are not in the sample: top-level declarations are drawn by seed, each with all of its mutants.
const share = Number(process.env['MUTANTS_SHARE'] ?? 1);
const seed = process.env['MUTANTS_SEED'] ?? '1';

/** A number from 0 to below 1 for a text: FNV-1a, mixed. */
function drawn(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}

function shouldIgnore(path) {
  if (!path.parentPath?.isProgram()) return undefined;
  const file = path.hub?.file?.opts?.filename ?? '';
  const place = file.slice(file.lastIndexOf('app'));
  return drawn(`${seed} ${place} ${path.node.start}`) < share ? undefined : 'not in the sample';
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'sample', value: { shouldIgnore } }];
