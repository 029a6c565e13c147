import { ListLoader } from '@adonisjs/core/ace'

/** Commands of our own; each is one file beside this one. */
export default new ListLoader([])
