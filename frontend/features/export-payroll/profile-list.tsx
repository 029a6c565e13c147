import { Copy, FileCog, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import {
  PROFILES,
  removePayrollProfile,
  usePayrollProfiles,
  type PayrollProfile,
} from '@/api/payroll-profiles'
import { Loaded } from '@/components/app/loaded'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { usePendingDeletions } from '@/lib/pending-deletions'
import { useT } from '@/lib/use-t'
import { useUndoableDeletion } from '@/lib/use-undoable-deletion'
import { urls } from '@/urls'

/** The formats that are shipped, to copy, and the company's own. */
export function ProfileList() {
  const t = useT()
  const pending = usePendingDeletions()
  return (
    <Loaded query={usePayrollProfiles()}>
      {(profiles) => {
        const shown = profiles.filter(({ id }) => !pending.has(id))
        const own = shown.filter(({ isShipped }) => !isShipped)
        return (
          <div className="flex flex-col gap-6">
            <SectionCard title={t('payroll-profiles.own')}>
              {own.length === 0 ? (
                <p className="text-ink-soft">{t('payroll-profiles.ownNone')}</p>
              ) : (
                <Profiles label={t('payroll-profiles.own')} profiles={own} />
              )}
            </SectionCard>
            <SectionCard title={t('payroll-profiles.shipped')}>
              <Profiles
                label={t('payroll-profiles.shipped')}
                profiles={shown.filter(({ isShipped }) => isShipped)}
              />
              <p className="mt-4 text-sm text-ink-soft">
                {t('payroll-profiles.shippedNote')}{' '}
                <Link
                  className="text-accent underline underline-offset-4"
                  to={urls.help('payroll')}
                >
                  {t('payroll-profiles.guide')}
                </Link>
              </p>
            </SectionCard>
          </div>
        )
      }}
    </Loaded>
  )
}

function Profiles({ label, profiles }: { label: string; profiles: readonly PayrollProfile[] }) {
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line">
      {profiles.map((profile) => (
        <Profile key={profile.id} profile={profile} />
      ))}
    </ul>
  )
}

function Profile({ profile }: { profile: PayrollProfile }) {
  const t = useT()
  const canWrite = useCan('payroll-exports.write')
  const remove = useUndoableDeletion()
  const { id, name, isShipped, isReady, layout } = profile
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="flex min-w-0 grow basis-60 items-start gap-3">
        <FileCog aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium break-words">
            <Link className="rounded-sm hover:underline" to={urls.exportPayrollBy(id)}>
              {name}
            </Link>
            {!isReady && <Badge tone="warn">{t('payroll-profiles.notReady')}</Badge>}
            {layout.isToCheck && (
              <Badge className="whitespace-normal">{t('payroll-profiles.toCheck')}</Badge>
            )}
          </p>
          <p className="text-xs text-ink-soft">
            {[
              t(`payroll-profiles.content_${layout.content}`),
              t(`payroll-profiles.format_${layout.format}`),
              layout.format !== 'XLSX' && t(`payroll-profiles.encoding_${layout.encoding}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      {canWrite && (
        <div className="flex flex-wrap gap-2">
          <Button asChild size="sm">
            <Link
              to={urls.newPayrollProfile(id)}
              aria-label={t('payroll-profiles.copyNamed', { name })}
            >
              <Copy aria-hidden />
              {t('payroll-profiles.copy')}
            </Link>
          </Button>
          {!isShipped && (
            <>
              <Button asChild size="sm">
                <Link
                  to={urls.payrollProfile(id)}
                  aria-label={t('payroll-profiles.editNamed', { name })}
                >
                  <Pencil aria-hidden />
                  {t('lists.edit')}
                </Link>
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('payroll-profiles.removeNamed', { name })}
                onClick={() =>
                  remove({
                    id,
                    message: t('payroll-profiles.removed', { name }),
                    remove: removePayrollProfile,
                    lists: [PROFILES],
                  })
                }
              >
                <Trash2 aria-hidden />
                {t('lists.remove')}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  )
}
