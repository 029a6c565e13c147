import { column } from '@adonisjs/lucid/orm'
import { HrConnectionSchema } from '#database/schema'
import type { MeantValues } from '#modules/imports/index'
import { seal, unseal } from '#modules/shared/keys/sealed'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { HrHealth, HrKey, HrSystemName } from '../domain/hr_system.ts'
import type { Owners } from '../domain/owners.ts'

export const CONNECTION_STATES = ['NEW', 'ACTIVE', 'PAUSED'] as const
export type ConnectionState = (typeof CONNECTION_STATES)[number]
export const PAUSES = ['PERSON', 'KEY', 'ACCOUNT'] as const

/** A key that the system found good, and what it said of it. */
export interface CheckedKey {
  key: HrKey
  health: HrHealth
}

/** An HR system that the company had connected: one of each kind. */
export default class HrConnection extends HrConnectionSchema {
  declare system: HrSystemName
  declare state: ConnectionState
  declare pausedWhy: (typeof PAUSES)[number] | null
  @column(asJson()) declare owners: Owners
  @column(asJson()) declare meant: MeantValues
  @column(asJson()) declare health: Omit<HrHealth, 'account' | 'accountIds'>

  /** Keeps a key, sealed for this row alone. */
  keepKey({ address, fields }: HrKey): this {
    this.key = seal(JSON.stringify(fields), this.#place('key'))
    this.address = address ?? null
    return this
  }

  /** Goes on by another key that was found good; what a person paused stays so. */
  changeKey({ key, health: { account, accountIds: _, ...health } }: CheckedKey): this {
    this.keepKey(key)
    this.account = account
    this.health = health
    this.refusals = 0
    return this.pausedWhy === null || this.pausedWhy === 'PERSON' ? this : this.resume()
  }

  /** Null where no key of the installation opens it any more. */
  get openedKey(): HrKey | null {
    const fields = unseal(this.key, this.#place('key'))
    if (fields === null) return null
    return { ...(this.address !== null && { address: this.address }), fields: JSON.parse(fields) }
  }

  keepWebhook(webhook: { id: string; secret: string } | null): this {
    this.webhookId = webhook?.id ?? null
    this.webhookSecret = webhook && seal(webhook.secret, this.#place('webhook'))
    return this
  }

  get openedSecret(): string | null {
    return this.webhookSecret === null ? null : unseal(this.webhookSecret, this.#place('webhook'))
  }

  /** Goes on where it was paused: one that never wrote still begins by a try. */
  resume(): this {
    this.state = this.readWholeAt === null ? 'NEW' : 'ACTIVE'
    this.pausedWhy = null
    this.refusals = 0
    return this
  }

  /** Seals both anew, by the key that writes; false where nothing opens them. */
  sealAgain(): boolean {
    const key = this.openedKey
    if (key === null) return false
    const secret = this.openedSecret
    this.keepKey(key)
    if (this.webhookId !== null && secret !== null) this.keepWebhook({ id: this.webhookId, secret })
    return true
  }

  #place(part: string) {
    return { key: 'atRest', place: `hr_connections/${this.id}/${part}` } as const
  }
}
