import { useEffect, useRef, type ReactNode } from 'react'
import { CalendarPlus, Check, FileText, LockKeyhole, PenLine } from 'lucide-react'
import { daysAfter } from '#modules/shared/values/days'
import { Button } from '@/components/ui/button'
import { Card, SectionCard } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { download } from '@/lib/download'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { Annexes } from './annexes.tsx'
import { calendarFile } from './calendar-file.ts'
import { ContactCard, Face } from './contact-card.tsx'
import DownloadOffer from './download-offer.tsx'
import { NetPay } from './hero.tsx'
import Included from './included.tsx'
import { FoldedLetter } from './letter.tsx'
import { acceptedAt, isContractor, type OfferSource } from './offer.ts'
import { PackageSummary } from './package-summary.tsx'
import { useVariable } from './use-variable.ts'

/** When the candidate may ask where the contract is. */
const REMINDER_DAYS = 7

/** After the yes: thanks in the company's name, what was accepted, what comes next, the paper, a day for the calendar. */
export default function AcceptedPage({ source }: { source: OfferSource }) {
  const t = useT()
  const format = useFormat()
  const { offer } = source
  const { company, worker, package: fields } = offer
  const { contact } = offer.offer
  const variable = useVariable(offer)
  const contractor = isContractor(offer)
  const at = acceptedAt(offer)
  const heading = useRef<HTMLHeadingElement>(null)
  // What was said last is said here: screen readers hear it.
  useEffect(() => heading.current?.focus(), [])

  function remember() {
    const day = daysAfter(at!.slice(0, 10), REMINDER_DAYS)
    const file = calendarFile({
      uid: `offer-${offer.offer.link}@barema`,
      day,
      summary: t('candidate.calendarTitle', { company: company.name }),
      description: [contact?.name, contact?.phone, contact?.email].filter(Boolean).join(' · '),
    })
    download(new Blob([file], { type: 'text/calendar' }), `${company.name}.ics`)
  }

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <header>
        <div className="brand-rings flex flex-col items-center rounded-2xl bg-fill px-5 pt-10 pb-24 text-center text-on-fill">
          {contact && <Face contact={contact} className="size-20 text-xl ring-4 ring-current" />}
          <h1
            ref={heading}
            tabIndex={-1}
            className="mt-5 text-2xl font-semibold tracking-tight text-balance outline-none"
          >
            {t('candidate.thanks', { name: worker.firstName })}
          </h1>
          <p className="mt-3 max-w-sm text-base text-balance">
            {t('candidate.thanksText', { company: company.name })}
          </p>
          {at !== null && (
            <p role="status" className="mt-3 text-sm">
              {t('candidate.acceptedOn', { at: format.instant(at) })}
            </p>
          )}
        </div>
        <Card className="relative -mt-16 mx-3 flex flex-col gap-4 rounded-2xl p-4 shadow-lg shadow-black/5 sm:mx-8 sm:p-6">
          <p className="text-base font-semibold">{fields.nomFonction}</p>
          {!contractor && <NetPay offer={offer} annual={variable.annualWithout} />}
        </Card>
      </header>
      <SectionCard title={t('candidate.next')}>
        <ol className="flex flex-col gap-5">
          <NextStep icon={<Check />} done title={t('candidate.next_today')}>
            {t('candidate.nextText_today')}
          </NextStep>
          <NextStep icon={<FileText />} title={t('candidate.next_contract')}>
            {t('candidate.nextText_contract', { company: company.name })}
          </NextStep>
          <NextStep icon={<LockKeyhole />} title={t('candidate.next_details')}>
            {t('candidate.nextText_details')}
          </NextStep>
          <NextStep icon={<PenLine />} title={t('candidate.next_sign')}>
            {t('candidate.nextText_sign')}
          </NextStep>
        </ol>
      </SectionCard>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <DownloadOffer source={source} />
        {at !== null && (
          <Button className="h-12 md:h-11" onClick={remember}>
            <CalendarPlus aria-hidden />
            {t('candidate.remindMe')}
          </Button>
        )}
      </div>
      <ContactCard contact={contact} text={t('candidate.contactUntil')} />
      {!contractor && (
        <>
          <Included offer={offer} />
          <PackageSummary offer={offer} variable={variable} />
        </>
      )}
      <FoldedLetter source={source} open />
      <Annexes source={source} />
    </div>
  )
}

function NextStep({
  icon,
  title,
  done,
  children,
}: {
  icon: ReactNode
  title: string
  done?: boolean
  children: ReactNode
}) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden
        className={cn(
          'flex size-9 shrink-0 items-center justify-center rounded-full [&_svg]:size-4',
          done ? 'bg-accept text-surface' : 'bg-sunken'
        )}
      >
        {icon}
      </span>
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-ink-soft">{children}</p>
      </div>
    </li>
  )
}
