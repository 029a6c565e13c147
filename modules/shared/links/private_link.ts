import { PrivateLinkSchema } from '#database/schema'

/** A private link to a subject. Several may live: only hashes are kept, so that who wants a link again gets another. */
export default class PrivateLink extends PrivateLinkSchema {
  declare sections: string[] | null
}
