import type { Scope } from '#modules/shared/tenancy/scope'
import {
  BEFORE_SIGNING,
  WORKER_FORM_SECTIONS,
  type WorkerFormSection,
} from '../domain/worker_form.ts'
import WorkerFormSetting from '../models/worker_form_setting.ts'

export interface WorkerFormSettings {
  /** Why the company asks for everything before the contract is signed, as workers read it; null: it does not. */
  allAtOnceBecause: string | null
  /** 0 until anything was set. */
  version: number
}

/** How the company asks for a worker’s data; as usual until anything was set. */
export async function findFormSettings(_scope: Scope): Promise<WorkerFormSettings> {
  const row = await WorkerFormSetting.query().first()
  return { allAtOnceBecause: row?.allAtOnceBecause ?? null, version: row?.version ?? 0 }
}

/** What may be asked of a worker before the contract is signed. */
export async function sectionsBeforeSigning(scope: Scope): Promise<readonly WorkerFormSection[]> {
  const { allAtOnceBecause } = await findFormSettings(scope)
  return allAtOnceBecause === null ? BEFORE_SIGNING : WORKER_FORM_SECTIONS
}
