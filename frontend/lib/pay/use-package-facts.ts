import { commissionCodes } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'
import type { Fact } from '@/components/pay/facts'
import { useCommissionName } from './use-commission-name.ts'

/** What was decided in a package, in words; what is zero or no is left out. */
export function usePackageFacts(stored: Package): { contract: Fact[]; situation: Fact[] } {
  const t = useT()
  const message = useOptionalMessage()
  const format = useFormat()
  const commission = useCommissionName()
  const { worker, package: fields } = stored
  const { commissionParitaire, employmentType } = fields.computeModelConfig
  // Trainees and students have an agreement where others have a committee: it says what they are.
  const agreement = commissionCodes(true).find((code) => code === commissionParitaire)
  // What another system wrote stands as it is.
  const contractName = (type: string) => message(`contents.contractType_${type}`) ?? type
  const yes = t('common.yes')
  const couple = worker.etatCivil === 'marie' || worker.etatCivil === 'cohabitant'
  const counts = (
    ['enfantsACharge', 'enfantsHandicapes', 'ascendantsACharge', 'autresPersonnesACharge'] as const
  )
    .filter((key) => worker[key] > 0 || key === 'enfantsACharge')
    .map((key) => ({ label: t(`editor.${key}`), value: String(worker[key]) }))
  const flags = (['parentIsole', 'handicape', 'conjointHandicape', 'nonResident'] as const)
    .filter((key) => worker[key])
    .map((key) => ({ label: t(`editor.${key}`), value: yes }))
  return {
    contract: [
      {
        label: t('editor.status'),
        value: worker.dirigeant
          ? t('editor.dirigeant')
          : agreement
            ? commission(agreement)
            : t(`editor.status_${employmentType}`),
      },
      ...(commissionParitaire && !agreement
        ? [{ label: t('editor.committee'), value: commission(commissionParitaire) }]
        : []),
      {
        label: t('editor.regime'),
        value: t('editor.regimeValue', {
          hours: fields.regimeNumerateur,
          fullTime: fields.regimeDenominateur,
          full: fields.regimeNumerateur === fields.regimeDenominateur ? 'yes' : 'no',
        }),
      },
      { label: t('editor.lawDate'), value: format.day(stored.date) },
      { label: t('editor.salaireBrut'), value: format.euros(fields.salaireBrut) },
      ...(stored.pin
        ? [
            {
              label: t('package-view.pinned'),
              value: t('package-view.pinnedValue', {
                ...stored.pin,
                amount: format.euros(stored.pin.amount),
                date: format.day(stored.date),
              }),
            },
          ]
        : []),
      ...(fields.department
        ? [{ label: t('packages.department'), value: fields.department.name }]
        : []),
      ...(fields.typeContrat
        ? [{ label: t('package-view.typeContrat'), value: contractName(fields.typeContrat) }]
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
