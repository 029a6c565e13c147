/** Whether a problem keeps a casefile from paper too: who signs by hand needs no address, and two may share one. */
export function barsPaper({ path }: { path: string }): boolean {
  return !/^signers\.\d+\.email$/.test(path)
}
