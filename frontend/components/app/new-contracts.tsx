import { commissionCodes } from '#modules/compute/pure'
import type { Integration } from '@/api/integrations'
import { Combobox } from '@/components/ui/combobox'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/native-select'
import { useCommissionName } from '@/lib/pay/use-commission-name'
import { useT } from '@/lib/use-t'

type Meant = Integration['meant']

/** What stands in the place of nothing said. */
export const saidOfNothing = ({ meant }: Pick<Integration, 'meant'>): Meant =>
  meant.filter(({ from }) => from === '')

/** Committees of 100 to 199 and of 200 to 299 are of one kind of work each (Act of 5 December 1968, art. 35). */
const isOfBoth = (committee: string) => !/^BECP[12]/.test(committee)

interface NewContractsProps {
  integration: Integration
  busy: boolean
  onChange: (meant: Meant) => void
}

/** The joint committee of contracts of which the other system names none, and the kind of work where it does not follow. */
export function NewContracts({ integration, busy, onChange }: NewContractsProps) {
  const t = useT()
  const nameOf = useCommissionName()
  const said = (field: string) =>
    saidOfNothing(integration).find((each) => each.field === field)?.to ?? ''
  const committee = said('commissionParitaire')
  const kind = said('employmentType') === 'OUVRIER' ? 'OUVRIER' : 'EMPLOYE'
  const say = (commissionParitaire: string, employmentType: string) =>
    onChange([
      ...integration.meant.filter(({ from }) => from !== ''),
      ...(commissionParitaire === ''
        ? []
        : [{ field: 'commissionParitaire', from: '', to: commissionParitaire }]),
      ...(commissionParitaire !== '' && isOfBoth(commissionParitaire)
        ? [{ field: 'employmentType', from: '', to: employmentType }]
        : []),
    ])
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <Field
        label={t('integrations.committee')}
        hint={t('integrations.committeeHint', { system: integration.name })}
      >
        {(own) => (
          <Combobox
            {...own}
            searchLabel={t('editor.searchCommittee')}
            emptyLabel={t('editor.noCommitteeFound')}
            value={committee}
            onValueChange={(code) => !busy && say(code, kind)}
            options={[
              { value: '', label: t('integrations.noCommittee') },
              ...commissionCodes(false).map((code) => ({ value: code, label: nameOf(code) })),
            ]}
          />
        )}
      </Field>
      {committee !== '' && isOfBoth(committee) && (
        <Field label={t('models.employmentType')}>
          {(own) => (
            <NativeSelect
              {...own}
              disabled={busy}
              value={kind}
              onValueChange={(next) => say(committee, next)}
              options={(['EMPLOYE', 'OUVRIER'] as const).map((value) => ({
                value,
                label: t(`models.employment_${value}`),
              }))}
            />
          )}
        </Field>
      )}
    </div>
  )
}
