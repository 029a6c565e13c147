import { expect as impatient } from 'playwright/test'

/** What a person sees may take its time on two busy cores: fifteen seconds, where Playwright gives five. */
export const expect = impatient.configure({ timeout: 15_000 })
