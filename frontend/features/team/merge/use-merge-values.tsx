import type { ReactNode } from 'react'
import { knownSituation } from '#modules/compute/pure'
import { useDepartments } from '@/api/departments'
import type { MergeChoice } from '@/api/merge-workers'
import { useCostCenters, useLocations } from '@/api/named-lists'
import { useWorkerDetails, type WorkerDetails } from '@/api/worker-details'
import { useWorker } from '@/api/workers'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import type { Locale } from '@/lib/locale'
import { useFieldWords } from '@/lib/pay/use-field-words'
import { useFormat } from '@/lib/use-format'
import { useLocale, useT } from '@/lib/use-t'
import { fullName } from '../worker/worker-facts.ts'

/** What a record says of each choice; null where it says nothing. */
export type MergeValues = Record<MergeChoice, ReactNode>

/** What one record says, choice by choice, as one reads it; undefined until it is known. */
export function useMergeValues(id: string | null): MergeValues | undefined {
  const worker = useWorker(id ?? '', id !== null).data
  const details = useWorkerDetails(id ?? '', id !== null).data
  const manager = useWorker(worker?.managerId ?? '', !!worker?.managerId).data
  const lists = [useDepartments().data, useLocations().data, useCostCenters().data] as const
  const t = useT()
  const format = useFormat()
  const words = useFieldWords()
  const countries = new Intl.DisplayNames(useLocale(), { type: 'region' })
  if (!worker || !details) return undefined
  const named = (list: (typeof lists)[number], of: string | null) =>
    list?.find((each) => each.id === of)?.name ?? null
  const day = (value: string | null) => value && format.day(value, 'medium')
  const country = (code: string | null) => code && (countries.of(code) ?? code)
  const situation = Object.entries(knownSituation(worker)).map(
    ([key, value]) => `${words.label(`worker.${key}`)} · ${words.value(`worker.${key}`, value)}`
  )
  return {
    name: fullName(worker),
    email: worker.email,
    language: LANGUAGE_NAMES[worker.language as Locale],
    phone: details.phone,
    birth: lines([day(details.dateOfBirthStr), details.placeOfBirth]),
    nationality: country(details.nationality),
    gender: details.gender && t(`worker-form.gender_${details.gender}`),
    address: addressOf(details, country(details.addressCountry)),
    situation: lines(situation),
    photo: details.photoUrl && (
      <img
        src={details.photoUrl}
        alt={t('merge-workers.photoOf', { name: fullName(worker) })}
        className="size-11 rounded-full object-cover"
      />
    ),
    nomFonction: worker.nomFonction,
    level: worker.level,
    department: named(lists[0], worker.departmentId),
    manager: worker.managerId && (manager ? fullName(manager) : '…'),
    place: named(lists[1], worker.contractLocationId),
    costCenter: named(lists[2], worker.costCenterId),
    seniority: day(worker.startOfSeniorityStr),
    employeeNumber: worker.employeeNumber,
    niss: details.niss,
    account: lines([details.iban, details.bic]),
    externalIds: lines(
      details.externalIds.map(({ system, identifier }) => `${system} · ${identifier}`)
    ),
  }
}

function addressOf(details: WorkerDetails, country: string | null): string | null {
  const town = [details.addressPostalCode, details.addressCity].filter(Boolean).join(' ')
  return lines([details.addressLine1, details.addressLine2, town, country])
}

function lines(parts: readonly (string | null)[]): string | null {
  return parts.filter(Boolean).join('\n') || null
}
