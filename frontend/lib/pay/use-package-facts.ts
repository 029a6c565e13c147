import type { Package } from '@/api/types'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { Fact } from '@/components/pay/facts'

/** What was decided in a package, in words; what is zero or no is left out. */
export function usePackageFacts(stored: Package): { contract: Fact[]; situation: Fact[] } {
  const t = useT()
  const format = useFormat()
  const { worker, package: fields } = stored
  const { commissionParitaire, employmentType } = fields.computeModelConfig
  const yes = t('common.yes')
  const couple = worker.etatCivil === 'marie' || worker.etatCivil === 'cohabitant'
  const counts = (
    ['enfantsACharge', 'enfantsHandicapes', 'ascendantsACharge', 'autresPersonnesACharge'] as const
  )
    .filter((key) => worker[key] > 0 || key === 'enfantsACharge')
    .map((key) => ({ label: t(`editor.${key}`), value: String(worker[key]) }))
  const flags = (['parentIsole', 'handicape', 'conjointHandicape'] as const)
    .filter((key) => worker[key])
    .map((key) => ({ label: t(`editor.${key}`), value: yes }))
  return {
    contract: [
      {
        label: t('editor.status'),
        value: t('editor.model', { committee: commissionParitaire, type: employmentType }),
      },
      {
        label: t('editor.regime'),
        value: t('editor.regimeValue', {
          hours: fields.regimeNumerateur,
          fullTime: fields.regimeDenominateur,
        }),
      },
      { label: t('editor.lawDate'), value: format.day(stored.date) },
      { label: t('editor.salaireBrut'), value: format.euros(fields.salaireBrut) },
      ...(fields.department
        ? [{ label: t('packages.department'), value: fields.department.name }]
        : []),
      ...(fields.typeContrat
        ? [{ label: t('package-view.typeContrat'), value: fields.typeContrat }]
        : []),
      ...(fields.hasSalaireBrutMin && fields.salaireBrutMin
        ? [{ label: t('package-view.minimum'), value: format.euros(fields.salaireBrutMin) }]
        : []),
    ],
    situation: [
      { label: t('editor.etatCivil'), value: t(`pay.situation_${worker.etatCivil}`) },
      ...(couple
        ? [
            {
              label: t('editor.revenusConjoint'),
              value: t(`pay.situation_${worker.revenusConjoint}`),
            },
          ]
        : []),
      ...counts,
      ...flags,
    ],
  }
}
