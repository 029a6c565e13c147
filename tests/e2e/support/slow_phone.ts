import type { Page } from 'playwright-core'

/** Lighthouse's slow 4G. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
}

/** Makes a page as slow as on a cheap phone: its network, and a processor so many times slower than this one. */
export function slowedDown(times: number) {
  return async (page: Page): Promise<void> => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
  }
}
