import { MARGIN, type Margin } from '@/lib/pay/margin'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** "100 € of gross pay more is 42 € net", with what takes the rest. */
export function MarginLine({ margin, whole }: { margin: Margin; whole?: boolean }) {
  const t = useT()
  const format = useFormat()
  return (
    <p className="border-l-2 border-ink-soft pl-3">
      <strong className="font-semibold">
        {t('pictures.margin', {
          more: format.euros(MARGIN, 0),
          net: format.euros(margin.net),
        })}
      </strong>{' '}
      <span className="text-ink-soft">
        {whole
          ? t('pictures.marginOf', {
              onss: format.amount(margin.onss),
              tax: format.amount(margin.tax),
              csss: format.amount(margin.csss),
              cost: format.euros(margin.cost),
            })
          : t('pictures.marginCost', { cost: format.euros(margin.cost) })}
      </span>
    </p>
  )
}
