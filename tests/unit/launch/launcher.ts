/**
 * A file of the launcher. It is plain JavaScript that must start without dependencies, so it has no types.
 *
 * @param file below bin/launch/
 */
export const launcher = (file: string) =>
  import(new URL(`../../../bin/launch/${file}`, import.meta.url).href)
