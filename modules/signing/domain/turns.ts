/** A signer as far as turns go. */
interface InOrder {
  signOrder: number
  status: string
}

/** Whose turn it is: of those who have not signed, all with the lowest number. Who was replaced has none. */
export function whoseTurn<S extends InOrder>(signers: readonly S[]): S[] {
  const waiting = signers.filter(({ status }) => status !== 'SIGNED' && status !== 'REPLACED')
  const next = Math.min(...waiting.map(({ signOrder }) => signOrder))
  return waiting.filter(({ signOrder }) => signOrder === next)
}
