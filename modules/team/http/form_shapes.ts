import { ETATS_CIVILS } from '#modules/compute/pure'
import {
  anything,
  byName,
  count,
  date,
  email,
  flag,
  list,
  moment,
  oneOf,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { DETAIL_WARNINGS } from '../domain/private_details.ts'
import { FORM_STATES } from '../domain/form_state.ts'
import { CODE_WAYS, GENDERS, WORKER_FORM_SECTIONS } from '../domain/worker_form.ts'

const told = {
  firstName: text,
  lastName: text,
  language: oneOf(LOCALES),
  email: orNull(text),
  phone: orNull(text),
  dateOfBirthStr: orNull(date),
  placeOfBirth: orNull(text),
  /** Two letters of ISO 3166-1, as the country. */
  nationality: orNull(text),
  gender: orNull(oneOf(GENDERS)),
  addressLine1: orNull(text),
  addressLine2: orNull(text),
  addressPostalCode: orNull(text),
  addressCity: orNull(text),
  addressCountry: orNull(text),
  etatCivil: orNull(oneOf(ETATS_CIVILS)),
  conjointTravaille: orNull(flag),
  enfantsACharge: orNull(count),
  enfantsHandicapes: orNull(count),
  /** Masked: `••.••.••-•••.28`. */
  niss: orNull(text),
  /** Masked: `BE•• •••• •••• 1234`. */
  iban: orNull(text),
  /** Masked: `KRED••••`. */
  bic: orNull(text),
}

/** Where a code went, or may go. */
export const sentCodeSchema = whole({ by: oneOf(CODE_WAYS), to: text })

const form = {
  id: uuid,
  ...told,
  photoUrl: orNull(text),
  /** The first day on which the account is used, where that is still to come. */
  accountFromStr: orNull(date),
  /** Where a code may go that another account, address or telephone asks for; none while no account is known. */
  confirmBy: list(sentCodeSchema),
  /** What does not fit together and may still be so. */
  warnings: list(oneOf(DETAIL_WARNINGS)),
}

/** A worker as the form of their own details shows them: what its link does not open is null. */
export const workerFormShape = whole(form)

export const workerFormSectionsShape = list(oneOf(WORKER_FORM_SECTIONS))

/** Whose form it is, and why it asks for everything before signing, where it does. */
export const workerFormCompanyShape = whole({
  name: text,
  logoUrl: orNull(text),
  mainColor: text,
  allAtOnceBecause: orNull(text),
})

/** The same by a worker's own link: the worker with their company (SIG-17). */
export const ownWorkerSchema = whole({
  ...form,
  company: workerFormCompanyShape,
  sections: workerFormSectionsShape,
})

/** A worker's details as those see them who keep records. */
export const workerDetailsSchema = whole({
  id: uuid,
  ...told,
  photoUrl: orNull(text),
  accountFromStr: orNull(date),
  warnings: list(oneOf(DETAIL_WARNINGS)),
  /** What other programs call the person. */
  externalIds: list(whole({ system: text, identifier: text })),
  /** Whether the form was asked for or filled in, and when. */
  form: whole({
    state: oneOf(FORM_STATES),
    at: orNull(moment),
    /** To whom it was mailed, while it is open. */
    mailedTo: orNull(email),
    sections: workerFormSectionsShape,
  }),
  /** What may be asked for today. */
  mayAsk: workerFormSectionsShape,
  version: count,
})

/** What is sealed, opened for one who asked to see it. */
export const shownPrivateSchema = whole({
  niss: orNull(text),
  iban: orNull(text),
  bic: orNull(text),
})

/** All that is held on a worker; what is sealed masked. */
export const heldDataSchema = whole({
  person: byName(anything),
  sealed: shownPrivateSchema,
  /** By the table that they stand in. */
  rows: byName(list(byName(anything))),
})

export const mergePreviewSchema = whole({
  /** How many rows follow, by the column that names them: `contracts.worker_id`. */
  moves: byName(count),
  /** What was seen of both; who merges gives it back. */
  seen: text,
})

export const formSettingsSchema = whole({ allAtOnceBecause: orNull(text), version: count })
