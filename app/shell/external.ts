/** Hosts of pages that the program may open in the system's browser: its own, and where rule sources are published. */
export const EXTERNAL_HOSTS: readonly string[] = ['github.com', 'www.4windsmj.com', '4windsmj.com'];

/** Whether an address may be opened outside: https, a host of the list, no other port, no user name. */
export function mayOpenExternal(address: string): boolean {
  const parts = /^https:\/\/([a-z0-9.-]+)(?:[/?#][\x21-\x7e]*)?$/i.exec(address);
  const host = parts?.[1]?.toLowerCase();
  return host !== undefined && EXTERNAL_HOSTS.includes(host) && !address.includes('\\');
}
