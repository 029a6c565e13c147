import {
  Check,
  Clock,
  Eye,
  Link2,
  Mail,
  Printer,
  UserRoundPen,
  X,
  type LucideIcon,
} from 'lucide-react'
import type { Casefile, CasefileSigner } from '@/api/casefiles'
import { useCan } from '@/api/get-user'
import { RowMenu } from '@/components/list/row-menu'
import { SectionCard } from '@/components/ui/card'
import { MenuItem } from '@/components/ui/dropdown-menu'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { SignerSteps } from './use-signer-steps.ts'

const MARKS: Record<CasefileSigner['status'], { icon: LucideIcon; classes: string }> = {
  WAITING: { icon: Clock, classes: 'border border-dashed border-line-strong text-ink-soft' },
  INVITED: { icon: Mail, classes: 'bg-info-soft text-info' },
  OPENED: { icon: Eye, classes: 'bg-info-soft text-info' },
  SIGNED: { icon: Check, classes: 'bg-accept text-surface' },
  REFUSED: { icon: X, classes: 'bg-danger-soft text-danger' },
  REPLACED: { icon: UserRoundPen, classes: 'bg-sunken text-ink-soft' },
}

/** How far signing is: who was invited, has opened, has signed, and whose turn comes next. */
export function SigningCard({ casefile, steps }: { casefile: Casefile; steps: SignerSteps }) {
  const t = useT()
  const canWrite = useCan('casefiles.write')
  const { signers } = casefile
  const asked = signers.filter(({ status }) => status !== 'REPLACED')
  const signed = asked.filter(({ status }) => status === 'SIGNED').length
  const can = (step: 'link' | 'replaceSigner') => canWrite && casefile.steps.includes(step)
  return (
    <SectionCard
      title={t('signatures.progress')}
      aside={
        <span className="text-sm text-ink-soft">
          {t('signatures.howMany', { signed, all: asked.length })}
        </span>
      }
    >
      <ol aria-label={t('signatures.progress')} className="flex flex-col">
        {signers.map((signer) => {
          const { icon: Icon, classes } = MARKS[signer.status]
          const isOpen = ['WAITING', 'INVITED', 'OPENED'].includes(signer.status)
          return (
            <li key={signer.id} className="group relative flex gap-3 pb-5 last:pb-0">
              <span
                aria-hidden
                className={cn(
                  'absolute top-9 bottom-1 left-4 w-px group-last:hidden',
                  signer.status === 'SIGNED' ? 'bg-accept' : 'bg-line'
                )}
              />
              <span
                aria-hidden
                className={cn(
                  'flex size-8 shrink-0 items-center justify-center rounded-full',
                  classes
                )}
              >
                <Icon className="size-4" />
              </span>
              <div className="min-w-0 grow">
                <p
                  className={cn(
                    'font-medium wrap-anywhere',
                    signer.status === 'REPLACED' && 'text-ink-soft line-through'
                  )}
                >
                  {signer.name}
                </p>
                <p className="text-xs wrap-anywhere text-ink-soft">
                  {[
                    t('documents.rank', { order: signer.order }),
                    signer.role === 'WORKER' ? t('documents.theWorker') : signer.nomFonction,
                    signer.email,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <Moments signer={signer} />
              </div>
              {isOpen && (can('link') || can('replaceSigner')) && (
                <RowMenu label={t('documents.actionsFor', { name: signer.name })}>
                  {can('link') && signer.status !== 'WAITING' && (
                    <MenuItem onSelect={() => steps.copyLink(signer)}>
                      <Link2 aria-hidden />
                      {t('signatures.copyLink')}
                    </MenuItem>
                  )}
                  {can('replaceSigner') && (
                    <MenuItem onSelect={() => steps.askReplace(signer)}>
                      <UserRoundPen aria-hidden />
                      {t(signer.role === 'WORKER' ? 'signatures.newAddress' : 'signatures.replace')}
                    </MenuItem>
                  )}
                </RowMenu>
              )}
            </li>
          )
        })}
      </ol>
    </SectionCard>
  )
}

/** When what happened to a signer, one line each; of who waits, that. */
function Moments({ signer }: { signer: CasefileSigner }) {
  const t = useT()
  const format = useFormat()
  const { status, invitedAt, openedAt, signedAt, refusedAt, paperAskedAt, reason } = signer
  const moments: [name: string, at: string | null][] = [
    ['invited', invitedAt],
    ['opened', openedAt],
    ['signed', signedAt],
    ['refused', refusedAt],
  ]
  return (
    <>
      <ul className="mt-1 flex flex-col text-sm">
        {status === 'WAITING' && <li className="text-ink-soft">{t('signatures.waits')}</li>}
        {moments.map(
          ([name, at]) =>
            at && (
              <li key={name}>
                {t(`signatures.at_${name}`)}{' '}
                <span className="text-ink-soft">{format.instant(at)}</span>
              </li>
            )
        )}
      </ul>
      {reason && (
        <blockquote className="mt-1 border-l-3 border-danger pl-3 whitespace-pre-line wrap-anywhere">
          {reason}
        </blockquote>
      )}
      {paperAskedAt && !signedAt && (
        <p className="mt-1 flex items-start gap-1.5 text-sm text-warn">
          <Printer className="mt-0.5 size-4 shrink-0" aria-hidden />
          {t('signatures.paperAsked', { at: format.instant(paperAskedAt) })}
        </p>
      )}
    </>
  )
}
