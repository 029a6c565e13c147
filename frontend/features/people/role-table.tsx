import { Check } from 'lucide-react'
import { useRoles } from '@/api/get-roles'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'

/** What each role may do: the very table that the server decides by. */
export function RoleTable() {
  const t = useT()
  const table = useRoles().data
  return (
    <SectionCard title={t('people.table')}>
      <p className="-mt-2 mb-4 text-ink-soft">{t('people.tableText')}</p>
      {!table ? (
        <Skeleton className="h-64" />
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
