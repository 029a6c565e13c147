import type { Effect } from '@/api/compute-model-configs'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

interface EffectsStepProps {
  effects: Effect[]
  busy: boolean
  onBack: () => void
  onSave: () => void
  /** The settings go, rather than change. */
  removing?: boolean
}

const SHOWN = 50
const CENT = 0.01

/** Which packages a change would change and by how much, the greatest first; what is signed stays. */
export function EffectsStep({ effects, busy, onBack, onSave, removing }: EffectsStepProps) {
  const t = useT()
  const format = useFormat()
  const difference = (amount: number) =>
    Math.abs(amount) < CENT / 2 ? '–' : format.difference(amount, 2)
  const of = (outcome: Effect['outcome']) => effects.filter((each) => each.outcome === outcome)
  const changed = of('changed').toSorted((a, b) => Math.abs(costOf(b)) - Math.abs(costOf(a)))
  const refused = of('refused')
  const total = changed.reduce((sum, each) => sum + costOf(each), 0)
  return (
    <>
      <p role="status" className="text-sm">
        {t('models.effects', {
          count: changed.length,
          total: format.difference(total, 2),
          same: of('same').length,
          kept: of('kept').length,
        })}
      </p>
      {refused.length > 0 && (
        <Notice tone="danger" className="mt-3">
          <p>{t('models.refused', { count: refused.length })}</p>
          <ul>
            {refused.slice(0, SHOWN).map(({ id, nomFonction, refusal }) => (
              <li key={id}>
                {nomFonction} : {refusal}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {changed.length > 0 && (
        <div className="mt-4 max-h-80 overflow-auto rounded-lg border border-line">
          <table className="w-full border-collapse text-sm">
            <caption className="sr-only">{t('models.effectsTable')}</caption>
            <thead className="sticky top-0 bg-surface">
              <tr className="text-xs text-ink-soft">
                <th scope="col" className="px-3 py-2 text-left font-medium">
                  {t('models.package')}
                </th>
                <th scope="col" className="px-3 py-2 text-right font-medium">
                  {t('models.cost')}
                </th>
                <th scope="col" className="px-3 py-2 text-right font-medium">
                  {t('models.netMonth')}
                </th>
                <th scope="col" className="px-3 py-2 text-right font-medium">
                  {t('models.netYear')}
                </th>
              </tr>
            </thead>
            <tbody>
              {changed.slice(0, SHOWN).map(({ id, nomFonction, before, after }) => (
                <tr key={id} className="border-t border-line">
                  <th scope="row" className="px-3 py-2 text-left font-normal break-words">
                    {nomFonction}
                  </th>
                  {(['coutEmployeurAnnuel', 'salaireNet', 'remunerationAnnuelle'] as const).map(
                    (figure) => (
                      <td key={figure} className="amount px-3 py-2 whitespace-nowrap">
                        {difference(after![figure] - before[figure])}
                      </td>
                    )
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {changed.length > SHOWN && (
        <p className="mt-2 text-xs text-ink-soft">
          {t('models.more', { count: changed.length - SHOWN })}
        </p>
      )}
      <DialogActions>
        <Button onClick={onBack}>{t(removing ? 'common.cancel' : 'models.back')}</Button>
        <Button
          variant={removing ? 'danger' : 'primary'}
          className="h-auto min-h-10 py-2 whitespace-normal md:min-h-9"
          busy={busy}
          disabled={refused.length > 0}
          onClick={onSave}
        >
          {t(removing ? 'models.removeChange' : 'models.saveChange', { count: changed.length })}
        </Button>
      </DialogActions>
    </>
  )
}

function costOf({ before, after }: Effect): number {
  return after ? after.coutEmployeurAnnuel - before.coutEmployeurAnnuel : 0
}
