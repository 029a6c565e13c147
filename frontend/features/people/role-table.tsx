import { Check, ChevronDown } from 'lucide-react'
import { useRoles } from '@/api/get-roles'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useMedia } from '@/lib/use-media'
import { useT } from '@/lib/use-t'

type RolesAndRights = Pick<NonNullable<ReturnType<typeof useRoles>['data']>, 'roles' | 'rights'>

/** What each role may do: the very table that the server decides by; on a phone role by role. */
export function RoleTable() {
  const t = useT()
  const table = useRoles().data
  const wide = useMedia('(min-width: 48rem)')
  return (
    <SectionCard title={t('people.table')}>
      <p className="-mt-2 mb-4 text-ink-soft">{t('people.tableText')}</p>
      {!table ? (
        <Skeleton className="h-64" />
      ) : !wide ? (
        <RoleList {...table} />
      ) : (
        <div
          className="relative -mx-4 overflow-x-auto sm:-mx-6"
          role="region"
          aria-label={t('people.table')}
          tabIndex={0}
        >
          <table className="w-full border-collapse text-sm">
            <caption className="sr-only">{t('people.table')}</caption>
            <thead>
              <tr className="border-b border-line text-xs text-ink-soft [&>th]:h-10 [&>th]:font-medium">
                <th scope="col" className="sticky left-0 bg-surface px-4 text-left sm:pl-6">
                  {t('people.right')}
                </th>
                {table.roles.map((role) => (
                  <th key={role} scope="col" className="px-3">
                    {t(`people.role_${role}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rights.map(({ right, roles }) => (
                <tr key={right} className="h-10 border-b border-line last:border-b-0">
                  <th
                    scope="row"
                    className="sticky left-0 bg-surface px-4 py-2 text-left font-normal sm:min-w-64 sm:pl-6"
                  >
                    {t(`words.rights.${right}`)}
                  </th>
                  {table.roles.map((role) => (
                    <td key={role} className="px-3 text-center">
                      <Mark held={roles.includes(role)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </SectionCard>
  )
}

/** Each role under its name: what it may do, and what not. */
function RoleList({ roles, rights }: RolesAndRights) {
  const t = useT()
  return (
    <div className="flex flex-col divide-y divide-line border-t border-line">
      {roles.map((role) => {
        const held = rights.filter((each) => each.roles.includes(role))
        const others = rights.filter((each) => !each.roles.includes(role))
        return (
          <details key={role} className="group">
            <summary className="flex min-h-12 cursor-default list-none items-center gap-2 rounded-sm [&::-webkit-details-marker]:hidden">
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 -rotate-90 text-ink-soft transition-transform group-open:rotate-0"
              />
              <span className="font-medium">{t(`people.role_${role}`)}</span>
              <span className="ml-auto text-xs text-ink-soft">
                {t('people.rightsHeld', { held: held.length, all: rights.length })}
              </span>
            </summary>
            <ul className="flex flex-col gap-1.5 pb-4 pl-6 text-sm">
              {held.map(({ right }) => (
                <li key={right} className="flex items-start gap-2">
                  <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
                  {t(`words.rights.${right}`)}
                </li>
              ))}
            </ul>
            {others.length > 0 && (
              <div className="pb-4 pl-6 text-sm text-ink-soft">
                <p className="mb-1.5 font-medium">{t('people.mayNot')}</p>
                <ul className="flex flex-col gap-1.5">
                  {others.map(({ right }) => (
                    <li key={right}>{t(`words.rights.${right}`)}</li>
                  ))}
                </ul>
              </div>
            )}
          </details>
        )
      })}
    </div>
  )
}

function Mark({ held }: { held: boolean }) {
  const t = useT()
  return held ? (
    <>
      <Check aria-hidden className="mx-auto size-4 text-accent" />
      <span className="sr-only">{t('common.yes')}</span>
    </>
  ) : (
    <>
      <span aria-hidden className="text-ink-soft">
        –
      </span>
      <span className="sr-only">{t('people.no')}</span>
    </>
  )
}
