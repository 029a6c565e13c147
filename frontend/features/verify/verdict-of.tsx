import type { ReactNode } from 'react'
import { Calculator, FileText, Stamp, UserRoundPen, type LucideIcon } from 'lucide-react'
import type { Verdict } from '@/api/verify'
import { SealPicture } from '@/components/app/seal-picture'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** The verdict as a picture and in a sentence, then what the file says: who signed, what, and whether its figures hold. */
export function VerdictOf({ name, verdict }: { name: string; verdict: Verdict }) {
  const t = useT()
  return (
    <div className="mt-8">
      <div className="text-center">
        <SealPicture verdict={verdict.verdict} />
        <h2 className="mt-4 text-lg font-semibold text-balance">
          {t(`verify.${verdict.verdict}`)}
        </h2>
        <p className="mt-1 wrap-anywhere text-ink-soft">{name}</p>
        <p className="mx-auto mt-3 max-w-lg text-ink-soft">{t(`verify.${verdict.verdict}_text`)}</p>
      </div>
      {verdict.isDevelopment && (
        <Notice tone="warn" className="mt-4">
          {t('verify.development')}
        </Notice>
      )}
      <div className="mt-6 flex flex-col gap-4">
        <Signatures verdict={verdict} />
        <Shown verdict={verdict} />
        <Computation verdict={verdict} />
      </div>
    </div>
  )
}

function Signatures({ verdict }: { verdict: Verdict }) {
  const t = useT()
  const format = useFormat()
  const { seal, casefile, signatures } = verdict
  const persons = signatures.filter(({ kind }) => kind === 'PERSON')
  if (!seal) return null
  return (
    <SectionCard title={t('verify.signatures')}>
      <ol className="flex flex-col gap-4">
        {persons.map(({ by, at }) => (
          <Line key={by} icon={UserRoundPen} title={by}>
            {[t('verify.own_certificate'), at && format.instant(at)].filter(Boolean).join(' · ')}
          </Line>
        ))}
        {casefile?.signers.map((signer) => (
          <Line key={`${signer.name} ${signer.signedAt}`} icon={UserRoundPen} title={signer.name}>
            {t(`verify.role_${signer.role}`)} · {t(`verify.level_${signer.level}`)}
            <br />
            {t(`verify.identified_${signer.identifiedBy}`)} · {format.instant(signer.signedAt)}
          </Line>
        ))}
        <Line icon={Stamp} title={t('verify.sealedBy', { name: seal.by })}>
          {t('verify.stamped', { at: format.instant(seal.at) })}
        </Line>
      </ol>
    </SectionCard>
  )
}

function Shown({ verdict: { casefile } }: { verdict: Verdict }) {
  const t = useT()
  if (!casefile) return null
  return (
    <SectionCard title={t('verify.documents', { company: casefile.companyName })}>
      <ul className="flex flex-col gap-4">
        {casefile.documents.map(({ name, pages, sha256, isInside }) => (
          <Line key={sha256} icon={FileText} title={name}>
            {t('verify.pages', { pages })}
            {isInside && ` · ${t('verify.inside')}`}
            <br />
            <span className="font-mono text-xs wrap-anywhere">{sha256}</span>
          </Line>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">
        {t('verify.casefile', { number: casefile.number, version: casefile.version })}
      </p>
    </SectionCard>
  )
}

function Computation({ verdict: { computation } }: { verdict: Verdict }) {
  const t = useT()
  if (!computation) return null
  const { isOtherLaw, isReproduced, lawSet } = computation
  const outcome = isOtherLaw ? 'other_law' : isReproduced ? 'same' : 'different'
  return (
    <SectionCard title={t('verify.computation')}>
      <ul>
        <Line icon={Calculator} title={t(`verify.computation_${outcome}`)}>
          {t('verify.lawSet', { lawSet })}
        </Line>
      </ul>
    </SectionCard>
  )
}

interface LineProps {
  icon: LucideIcon
  title: string
  children: ReactNode
}

function Line({ icon: Icon, title, children }: LineProps) {
  return (
    <li className="flex gap-3">
      <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-soft">
        <Icon className="size-4" aria-hidden />
      </span>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-sm text-ink-soft">{children}</p>
      </div>
    </li>
  )
}
