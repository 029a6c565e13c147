import { OnboardingLinkSchema } from '#database/schema'

/** The company's link by which colleagues sign up; only the hash of its secret is kept. */
export default class OnboardingLink extends OnboardingLinkSchema {
  /** Neither past its end nor used up. */
  static open() {
    return this.query().where('uses_left', '>', 0).where('expires_at', '>', new Date(Date.now()))
  }
}
