import type { YearTaxAnswer } from '#modules/compute/pure'
import { Headline } from '@/components/pay/headline'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** The one figure that a reader looks for: what comes back or is still to be paid, and when. */
export function Balance({ answer: { annee, lignes } }: { answer: YearTaxAnswer }) {
  const t = useT()
  const format = useFormat()
  const balance = lignes.soldeAnnee
  const key = balance === null ? 'unknown' : balance > 0 ? 'refund' : balance < 0 ? 'toPay' : 'even'
  return (
    <Headline amount={balance ? format.euros(Math.abs(balance)) : null}>
      {t(`year-tax.${key}`, { year: String(annee + 1) })}
    </Headline>
  )
}
