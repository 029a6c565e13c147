import edge from 'edge.js'

const list = edge.loader.listComponents.bind(edge.loader)
let listed: ReturnType<typeof list> | undefined

/**
 * Edge makes a renderer for every request, also of the API, and each looks on the disk for the views that may be
 * written as tags, in production too. They are those of this build: looked for once, so a new one
 * needs a restart of `npm run dev`.
 */
edge.loader.listComponents = () => (listed ??= list())
