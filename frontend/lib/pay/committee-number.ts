/** `200` of `BECP200`, `140.03` of `BECP14003`; `undefined` for the codes of trainees, which are no committee. */
export function committeeNumber(code: string): string | undefined {
  const [, main, sub] = /^BECP(\d{3})(\d{2})?$/.exec(code) ?? []
  return sub === undefined ? main : `${main}.${sub}`
}
