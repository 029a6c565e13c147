import { useId, useState } from 'react'
import { toast } from 'sonner'
import { useChangeIntegration, type Integration, type IntegrationData } from '@/api/integrations'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useT } from '@/lib/use-t'
import { FoldedPart } from './folded-part.tsx'
import { saidOfNothing } from '@/components/app/new-contracts'

/** What names of the other system mean here, folded away: the same names need nothing. */
export function MeantNames({ integration }: { integration: Integration }) {
  const t = useT()
  return (
    <FoldedPart title={t('integrations.meant')} integration={integration}>
      {({ lists, failure }) =>
        lists ? (
          <Names key={integration.version} integration={integration} lists={lists} />
        ) : (
          <p className="mt-3 text-sm text-ink-soft">
            {failure ?? t('integrations.noLists', { system: integration.name })}
          </p>
        )
      }
    </FoldedPart>
  )
}

type Lists = NonNullable<IntegrationData['lists']>

/** The field of a person that each list is of. */
const FIELDS = {
  departments: 'department',
  functions: 'nomFonction',
  locations: 'contractLocation',
} as const

function Names({ integration, lists }: { integration: Integration; lists: Lists }) {
  const t = useT()
  const id = useId()
  const change = useChangeIntegration(integration.id)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const keyOf = (field: string, name: string) => `${field} ${name}`
  const valueOf = (field: string, name: string) =>
    typed[keyOf(field, name)] ??
    integration.meant.find((each) => each.field === field && each.from === name)?.to ??
    ''
  const names = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).filter(
    (each) => lists[each].length > 0
  )
  if (names.length === 0)
    return (
      <p className="mt-3 text-sm text-ink-soft">
        {t('integrations.noLists', { system: integration.name })}
      </p>
    )
  const all = names.flatMap((each) =>
    lists[each].map(({ name }) => ({
      field: FIELDS[each],
      from: name,
      to: valueOf(FIELDS[each], name).trim(),
    }))
  )
  return (
    <div className="mt-3">
      <p className="mb-3 text-sm text-ink-soft">
        {t('integrations.meantText', { system: integration.name })}
      </p>
      <ProblemNotice error={change.error} className="mb-3" />
      {names.map((each) => (
        <fieldset key={each} className="mb-4">
          <legend className="mb-2 text-sm font-medium">{t(`integrations.list_${each}`)}</legend>
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {lists[each].map(({ id: external, name }) => (
              <div key={external} className="flex items-center justify-between gap-3">
                <label
                  htmlFor={`${id}-${each}-${external}`}
                  className="min-w-0 text-sm break-words"
                >
                  {name}
                </label>
                <Input
                  id={`${id}-${each}-${external}`}
                  className="w-40 shrink-0"
                  placeholder={name}
                  value={valueOf(FIELDS[each], name)}
                  onChange={(event) =>
                    setTyped({ ...typed, [keyOf(FIELDS[each], name)]: event.target.value })
                  }
                />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      <Button
        variant="primary"
        busy={change.isPending}
        disabled={Object.keys(typed).length === 0}
        onClick={() =>
          change.mutate(
            {
              version: integration.version,
              meant: [...saidOfNothing(integration), ...all.filter(({ to }) => to !== '')],
            },
            { onSuccess: () => toast(t('integrations.meantSaved')) }
          )
        }
      >
        {t('integrations.saveMeant')}
      </Button>
    </div>
  )
}
