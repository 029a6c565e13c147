import { OnboardingLinkSchema } from '#database/schema'

/** The company's open door for colleagues; only the hash of its secret is kept. */
export default class OnboardingLink extends OnboardingLinkSchema {}
