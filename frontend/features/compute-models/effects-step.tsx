import type { Effect } from '@/api/compute-model-configs'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
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
  const columns = useEffectColumns()
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
        <div className="mt-4 max-h-80 overflow-y-auto rounded-lg border border-line px-3">
          <List
            label={t('models.effectsTable')}
            query={{ data: changed.slice(0, SHOWN), error: null, refetch: () => undefined }}
            columns={columns}
            nameOf={({ nomFonction }) => nomFonction}
            inset
          />
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

const FIGURES = [
  { figure: 'coutEmployeurAnnuel', word: 'cost' },
  { figure: 'salaireNet', word: 'netMonth' },
  { figure: 'remunerationAnnuelle', word: 'netYear' },
] as const

function useEffectColumns(): readonly Column<Effect>[] {
  const t = useT()
  const format = useFormat()
  const difference = ({ before, after }: Effect, figure: (typeof FIGURES)[number]['figure']) => {
    const amount = after![figure] - before[figure]
    return Math.abs(amount) < CENT / 2 ? '–' : format.difference(amount, 2)
  }
  return [
    { id: 'package', head: t('models.package'), cell: ({ nomFonction }) => nomFonction },
    ...FIGURES.map(({ figure, word }): Column<Effect> => ({
      id: figure,
      head: t(`models.${word}`),
      amount: true,
      card: 'block',
      cell: (effect) => difference(effect, figure),
      onCard: (effect) => (
        <p className="flex justify-between gap-4">
          <span className="text-ink-soft">{t(`models.${word}`)}</span>
          <span className="amount">{difference(effect, figure)}</span>
        </p>
      ),
    })),
  ]
}

function costOf({ before, after }: Effect): number {
  return after ? after.coutEmployeurAnnuel - before.coutEmployeurAnnuel : 0
}
