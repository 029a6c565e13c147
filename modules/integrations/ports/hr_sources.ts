import type {
  HrApp,
  HrConsentSystem,
  HrKey,
  HrMessage,
  HrSource,
  HrSystemName,
} from '../domain/hr_system.ts'

/** What a source may keep and must heed. */
export interface OpenedSource {
  /** Keeps another key in the place of the one that it was opened with. */
  keepKey(key: HrKey): Promise<void>
  /** Ends its calls. */
  signal?: AbortSignal
}

/** A message as it came in. */
export interface SentMessage {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
  /** Of the address it came to. */
  query: Readonly<Record<string, string | undefined>>
}

/** The HR systems as everything here reaches them. No unit of work is open while they are asked. */
export abstract class HrSources {
  abstract open(system: HrSystemName, key: HrKey, opened: OpenedSource): HrSource

  /** A message that a system sent by itself, once its signature and its age are good. */
  abstract read(
    system: HrSystemName,
    secret: string,
    message: SentMessage,
    now: Date
  ): HrMessage | { refused: 'signature' | 'age' | 'unreadable' }

  /** Where a company's system tells of changes. */
  abstract addressFor(slug: string, connectionId: string): string

  /** Where a browser goes in which a person lets us in; it comes back to `redirectUri` with `code` and `state`. */
  abstract consentAddress(
    system: HrConsentSystem,
    app: HrApp,
    back: { state: string; redirectUri: string }
  ): string

  /**
   * The key for a code with which somebody came back.
   *
   * @throws HrRefusal
   */
  abstract exchange(
    system: HrConsentSystem,
    app: HrApp,
    code: string,
    signal: AbortSignal
  ): Promise<HrKey>

  /** Where a browser comes back to: the app has to know it. */
  abstract returnAddress(slug: string): string
}
