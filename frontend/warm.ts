import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { cn } from '@/lib/cn'

/**
 * The libraries that draw a page come before the rest of its script. Their first use takes a slow processor a tenth of a
 * second, so they are used once, for nothing, while the line still brings the rest and the processor has nothing to do.
 */
cn('p-1', 'p-2')
const root = createRoot(document.createElement('div'))
root.render(createElement('div', { className: 'p-1' }, ' '))
setTimeout(() => root.unmount())
