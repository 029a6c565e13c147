import { Check, CircleAlert, TriangleAlert } from 'lucide-react'
import type { ContractPreview } from '@/api/contracts'
import { Badge } from '@/components/ui/badge'
import { SectionCard } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

type Judged = Pick<
  ContractPreview,
  'warnings' | 'clauses' | 'yearlyPay' | 'information' | 'informationSource'
>
type Source = Judged['informationSource']

/** What the law says of a contract: what stops it, what costs something, what holds; each with its source. */
export function LawPanel({
  judged: { warnings, clauses, yearlyPay, information, informationSource },
  problems = [],
}: {
  judged: Judged
  problems?: ContractPreview['problems']
}) {
  const t = useT()
  const format = useFormat()
  const warned = warnings.filter(({ level }) => level === 'warn')
  const held = warnings.filter(({ level }) => level === 'info')
  const told = information.filter(({ isTold }) => isTold)
  return (
    <div className="flex flex-col gap-6">
      <SectionCard
        title={t('contracts.law')}
        aside={
          problems.length > 0 ? (
            <Badge tone="danger">{t('contracts.blocked', { count: problems.length })}</Badge>
          ) : (
            <Badge>{t('contracts.notBlocked')}</Badge>
          )
        }
      >
        <ul className="flex flex-col divide-y divide-line">
          {problems.map(({ path, code, message }) => (
            <Line key={`${path} ${code}`} tone="danger" title={message} />
          ))}
          {[...warned, ...held].map(({ code, level, title, text, source }) => (
            <Line key={code} tone={level} title={title} text={text} source={source} />
          ))}
        </ul>
      </SectionCard>
      <SectionCard
        title={t('contracts.clauses')}
        aside={
          <span className="text-xs text-ink-soft">
            {t('contracts.yearlyPay', { amount: format.euros(yearlyPay) })}
          </span>
        }
      >
        <ul className="flex flex-col divide-y divide-line">
          {clauses.map(({ clause, effect, title, text, source }) => (
            <Line
              key={clause}
              tone={effect === 'OPEN' ? 'info' : 'warn'}
              title={title}
              text={text}
              source={source}
            />
          ))}
        </ul>
        <p className="mt-3 text-xs text-ink-soft">{t('contracts.yearlyPayHint')}</p>
      </SectionCard>
      <SectionCard
        title={t('contracts.information')}
        aside={
          <span className="text-xs text-ink-soft">
            {t('contracts.told', { told: told.length, all: information.length })}
          </span>
        }
      >
        <ul className="grid gap-1.5 text-sm sm:grid-cols-2 lg:grid-cols-1">
          {information.map(({ item, isTold, title }) => (
            <li key={item} className="flex items-start gap-2">
              {isTold ? (
                <Check className="mt-0.5 size-4 shrink-0 text-ink-soft" aria-hidden />
              ) : (
                <CircleAlert className="mt-0.5 size-4 shrink-0 text-ink-soft" aria-hidden />
              )}
              <span className="min-w-0">
                {title}
                {!isTold && <span className="sr-only">: {t('contracts.tellElsewhere')}</span>}
              </span>
            </li>
          ))}
        </ul>
        {told.length < information.length && (
          <p className="mt-3 flex items-start gap-2 text-xs text-ink-soft" aria-hidden>
            <CircleAlert className="size-4 shrink-0" />
            {t('contracts.tellElsewhere')}
          </p>
        )}
        <SourceLine source={informationSource} />
      </SectionCard>
    </div>
  )
}

const TONES = {
  danger: { icon: CircleAlert, colour: 'text-danger' },
  warn: { icon: TriangleAlert, colour: 'text-warn' },
  info: { icon: Check, colour: 'text-ink-soft' },
} as const

interface LineProps {
  tone: keyof typeof TONES
  title: string
  text?: string
  source?: Source
}

function Line({ tone, title, text, source }: LineProps) {
  const { icon: Icon, colour } = TONES[tone]
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <Icon className={cn('mt-0.5 size-4 shrink-0', colour)} aria-hidden />
      <div className="min-w-0">
        <p className="font-medium text-pretty">{title}</p>
        {text && <p className="mt-0.5 text-sm text-ink-soft">{text}</p>}
        {source && <SourceLine source={source} />}
      </div>
    </li>
  )
}

/** Where it stands, how near the law that is, and the day it was looked at. */
function SourceLine({ source: { name, href, confidence, checked } }: { source: Source }) {
  const t = useT()
  const format = useFormat()
  return (
    <p className="mt-1 text-xs wrap-anywhere text-ink-soft">
      {href ? (
        <a
          href={href}
          target="_blank"
          rel="noreferrer noopener"
          className="underline underline-offset-2"
        >
          {name}
        </a>
      ) : (
        name
      )}{' '}
      · {t(`contracts.confidence_${confidence}`, { day: format.day(checked, 'medium') })}
    </p>
  )
}
