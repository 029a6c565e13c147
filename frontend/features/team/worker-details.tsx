import { useState } from 'react'
import {
  useDetailsCalls,
  useWorkerDetails,
  type PrivateField,
  type WorkerDetails as Details,
} from '@/api/worker-details'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useLocale, useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { AskForm } from './ask-form.tsx'
import { DetailsForm } from './details-form.tsx'
import { ExternalIds } from './external-ids.tsx'
import { PhotoButtons } from './photo-buttons.tsx'

/** A worker's details: what is known, what is sealed, and the form by which workers tell them. */
export function WorkerDetails({ id }: { id: string }) {
  const t = useT()
  const details = useWorkerDetails(id)
  const [isEditing, setEditing] = useState(false)
  return (
    <SectionCard
      title={t('team.details')}
      aside={
        details.data &&
        !isEditing && (
          <Button size="sm" onClick={() => setEditing(true)}>
            {t('team.editDetails')}
          </Button>
        )
      }
    >
      {details.isPending && <Skeleton className="h-40" />}
      {details.error && <ErrorView error={details.error} onRetry={() => void details.refetch()} />}
      {details.data &&
        (isEditing ? (
          <DetailsForm details={details.data} onDone={() => setEditing(false)} />
        ) : (
          <div className="flex flex-col gap-4">
            <AskForm details={details.data} />
            <PhotoButtons details={details.data} />
            <Known details={details.data} />
            <ExternalIds details={details.data} />
          </div>
        ))}
    </SectionCard>
  )
}

/** What is known, line by line. */
function Known({ details }: { details: Details }) {
  const t = useT()
  const format = useFormat()
  const countryOf = useCountryName()
  const lines: [label: string, value: string | null][] = [
    ['phone', details.phone],
    ['dateOfBirthStr', details.dateOfBirthStr && format.day(details.dateOfBirthStr)],
    ['placeOfBirth', details.placeOfBirth],
    ['nationality', countryOf(details.nationality)],
    ['gender', details.gender && t(`worker-form.gender_${details.gender}`)],
    ['address', addressOf(details, countryOf(details.addressCountry))],
  ]
  const known = lines.filter(([, value]) => value)
  const isEmpty = known.length === 0 && !details.niss && !details.iban
  if (isEmpty) return <p className="text-sm text-ink-soft">{t('team.noDetails')}</p>
  return (
    <>
      {details.warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {t(`team.warning_${warning}`)}
        </Notice>
      ))}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 text-sm">
        {known.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{t(`team.detail_${label}`)}</dt>
            <dd className="break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
        <Sealed details={details} />
      </dl>
      {details.accountFromStr && (
        <p className="text-sm text-ink-soft">
          {t('team.accountFrom', { day: format.day(details.accountFromStr) })}
        </p>
      )}
    </>
  )
}

/** The sealed values, masked until they are asked for: each look is noted in the audit log. */
function Sealed({ details }: { details: Details }) {
  const t = useT()
  const { show } = useDetailsCalls(details.id)
  const toastError = useToastError()
  const [shown, setShown] = useState<Partial<Record<PrivateField, string | null>>>({})
  const fields = (['niss', 'iban', 'bic'] as const).filter((field) => details[field])
  return fields.map((field) => (
    <div key={field} className="contents">
      <dt className="text-ink-soft">{t(`team.detail_${field}`)}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 tabular-nums">
        <span className="whitespace-nowrap">{shown[field] ?? details[field]}</span>
        {!shown[field] && (
          <Button
            variant="link"
            size="bare"
            className="min-h-8"
            aria-label={t('team.showOf', { what: t(`team.detail_${field}`) })}
            onClick={() =>
              show.mutate([field], {
                onSuccess: (opened) => setShown({ ...shown, [field]: opened[field] }),
                onError: toastError,
              })
            }
          >
            {t('team.show')}
          </Button>
        )}
      </dd>
    </div>
  ))
}

function addressOf(details: Details, country: string | null): string | null {
  const { addressLine1, addressLine2, addressPostalCode, addressCity } = details
  const town = [addressPostalCode, addressCity].filter(Boolean).join(' ')
  const lines = [addressLine1, addressLine2, town].filter(Boolean)
  return lines.length > 0 ? [...lines, country].filter(Boolean).join('\n') : null
}

/** The name of a country by its two letters. */
function useCountryName() {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' })
  return (code: string | null) => (code ? (names.of(code) ?? code) : null)
}
