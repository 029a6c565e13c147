import { useId, useState } from 'react'
import { toast } from 'sonner'
import {
  useChangeIntegration,
  type Integration,
  type IntegrationData,
  type Owner,
} from '@/api/integrations'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import { useT } from '@/lib/use-t'
import { FoldedPart } from './folded-part.tsx'

const OWNERS: readonly Owner[] = ['EXTERNAL', 'BAREMA', 'LAST_WRITER']

/** Who has the last word on each field, folded away: the usual owners fit most companies. */
export function FieldOwners({ integration }: { integration: Integration }) {
  const t = useT()
  return (
    <FoldedPart title={t('integrations.owners')} integration={integration}>
      {(own) => <Owners key={integration.version} integration={integration} data={own} />}
    </FoldedPart>
  )
}

function Owners({ integration, data }: { integration: Integration; data: IntegrationData }) {
  const t = useT()
  const id = useId()
  const change = useChangeIntegration(integration.id)
  const [chosen, setChosen] = useState<Readonly<Record<string, Owner>>>({})
  const ownerOf = ({ field, owner }: IntegrationData['fields'][number]) => chosen[field] ?? owner
  const options = OWNERS.map((value) => ({
    value,
    label: t(`integrations.owner_${value}`, { system: integration.name }),
  }))
  return (
    <div className="mt-3">
      <p className="mb-3 text-sm text-ink-soft">
        {t('integrations.ownersText', { system: integration.name })}
      </p>
      <ProblemNotice error={change.error} className="mb-3" />
      {(['WORKER', 'CONTRACT'] as const).map((of) => (
        <fieldset key={of} className="mb-4">
          <legend className="mb-2 text-sm font-medium">{t(`integrations.of_${of}`)}</legend>
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {data.fields
              .filter((each) => each.of === of)
              .map((each) => (
                <div key={each.field} className="flex items-center justify-between gap-3">
                  <label htmlFor={`${id}-${each.field}`} className="min-w-0 text-sm">
                    {each.label}
                  </label>
                  <NativeSelect
                    id={`${id}-${each.field}`}
                    className="w-40 shrink-0"
                    value={ownerOf(each)}
                    onValueChange={(owner) => setChosen({ ...chosen, [each.field]: owner })}
                    options={options}
                  />
                </div>
              ))}
          </div>
        </fieldset>
      ))}
      <Button
        variant="primary"
        busy={change.isPending}
        disabled={Object.keys(chosen).length === 0}
        onClick={() =>
          change.mutate(
            {
              version: integration.version,
              owners: data.fields.map((each) => ({
                field: each.field as never,
                owner: ownerOf(each),
              })),
            },
            { onSuccess: () => toast(t('integrations.ownersSaved')) }
          )
        }
      >
        {t('integrations.saveOwners')}
      </Button>
    </div>
  )
}
