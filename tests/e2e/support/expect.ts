import { expect as impatient } from 'playwright/test'

/** What a person sees may take its time on two busy cores: thirty seconds, where Playwright gives five. */
export const expect = impatient.configure({ timeout: 30_000 })
