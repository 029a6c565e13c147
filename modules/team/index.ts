import type { Manifest } from '#modules/shared/http/endpoint'
import { list, text, whole } from '#modules/shared/http/shapes'
import { departmentEndpoints } from './http/department_endpoints.ts'
import { formEndpoints } from './http/form_endpoints.ts'
import {
  addWorkerValidator,
  assignDepartmentValidator,
  listWorkersValidator,
  namedWorkerValidator,
  updateWorkerValidator,
  workerPageSchema,
  workerSchema,
} from './http/validators.ts'
import { searchWorkers } from './queries/search_workers.ts'

const workers = () => import('./http/workers_controller.ts')
const keptElsewhere = () => import('./http/kept_elsewhere_controller.ts')
const workerDepartments = () => import('./http/worker_departments_controller.ts')

export const manifest: Manifest = {
  name: 'team',
  endpoints: [
    {
      method: 'GET',
      path: '/workers',
      handler: [workers, 'index'],
      audience: 'employer',
      can: 'team.read',
      summary: 'Workers by name',
      query: listWorkersValidator,
      response: workerPageSchema,
    },
    {
      method: 'POST',
      path: '/workers',
      handler: [workers, 'store'],
      audience: 'employer',
      can: 'team.write',
      summary: 'Add a person to the contacts',
      body: addWorkerValidator,
      status: 201,
      response: workerSchema,
    },
    {
      method: 'GET',
      path: '/workers/:id',
      handler: [workers, 'show'],
      audience: 'employer',
      can: 'team.read',
      summary: 'One worker',
      response: workerSchema,
    },
    {
      method: 'PUT',
      path: '/workers/:id',
      handler: [workers, 'update'],
      audience: 'employer',
      can: 'team.write',
      summary: 'Change what is known of a worker',
      body: updateWorkerValidator,
      response: workerSchema,
    },
    {
      method: 'PUT',
      path: '/worker',
      handler: [workers, 'updateNamed'],
      audience: 'employer',
      can: 'team.write',
      summary: 'The same, with the worker’s id in the body',
      body: namedWorkerValidator,
      response: workerSchema,
    },
    {
      method: 'PUT',
      path: '/workers/:id/department',
      handler: [workerDepartments, 'update'],
      audience: 'employer',
      can: 'team.write',
      summary: 'Put a worker in a department, or in none',
      body: assignDepartmentValidator,
      response: workerSchema,
    },
    {
      method: 'GET',
      path: '/workers/:id/kept-elsewhere',
      handler: [keptElsewhere, 'show'],
      audience: 'employer',
      can: 'team.read',
      summary: 'The fields of a worker that another program keeps: they are changed there',
      response: whole({ fields: list(whole({ field: text, system: text })) }),
    },
    ...departmentEndpoints,
    ...formEndpoints,
  ],
  search: [searchWorkers],
  mails: async () => ({
    ...(await import('./mails/worker_code.ts')),
    ...(await import('./mails/worker_mail.ts')),
  }),
}

export { AskFormCode } from './actions/ask_form_code.ts'
export { ChangeOwnContact, type OwnContact } from './actions/change_own_contact.ts'
export {
  AcceptProposedAccount,
  dropProposedAccount,
  ProposeAccount,
  proposedAccount,
} from './actions/proposed_account.ts'
export { workerPhoto } from './actions/worker_photo.ts'
export { AssignDepartment } from './actions/assign_department.ts'
export { MakeFormLink } from './actions/make_form_link.ts'
export { ownDataOf, type OwnData } from './actions/own_data_of.ts'
export { RotateWorkerKeys } from './actions/rotate_worker_keys.ts'
export { SaveWorkerForm, type WorkerFormInput } from './actions/save_worker_form.ts'
export { withFormCode } from './actions/with_form_code.ts'
export { UpdateWorker } from './actions/update_worker.ts'
export { SaveDepartment } from './actions/save_department.ts'
export { KeepExternalIds } from './actions/keep_external_ids.ts'
export { MoveExternalIds } from './actions/move_external_ids.ts'
export { KeepFieldsElsewhere } from './actions/keep_fields_elsewhere.ts'
export { MakeNames } from './actions/make_names.ts'
export { UndoPeople } from './actions/undo_people.ts'
export { WritePeople } from './actions/write_people.ts'
export type {
  BroughtBy,
  ImportedField,
  ImportedPerson,
  ImportedValue,
  PersonWrite,
  PersonWritten,
} from './domain/imported_person.ts'
export { RemoveUnusedNames } from './actions/remove_unused_names.ts'
export { isPostalCodeOf, GENDERS } from './domain/worker_form.ts'
export { LANGUAGE_REGIMES, type LanguageRegime } from './domain/language_regime.ts'
export { keptUntil } from './domain/kept_until.ts'
export { settledSituation, situationOf, situationProblems } from './domain/civil_situation.ts'
export { WORKER_PHOTO, photoUrlOf } from './domain/photo.ts'
export { WORKER_FORM_SECTIONS, type CodeWay, type WorkerFormSection } from './domain/worker_form.ts'
export { workerOnPaper, type WorkerOnPaper } from './domain/worker_on_paper.ts'
export {
  workerFormCompanyShape,
  workerFormSectionsShape,
  sentCodeSchema,
  workerFormShape,
  heldDataSchema,
} from './http/form_shapes.ts'
export {
  accountFields,
  askCodeValidator,
  contactFields,
  householdFields,
  ownFormValidator,
} from './http/form_validators.ts'
export type { NamedList } from './models/named_lists.ts'
export type { default as Worker } from './models/worker.ts'
export { sectionsBeforeSigning } from './queries/find_form_settings.ts'
export { workerFormCompany } from './queries/form_company.ts'
export { shownWorkerForm, waysTo } from './queries/shown_worker_form.ts'
export { maskedEmail, maskedValue } from './domain/private_details.ts'
export { toWorker } from './http/transformers.ts'
export { findWorker } from './queries/find_worker.ts'
export { partsRead, showingContracts } from './http/shown_workers.ts'
export { ImportedFiles, type ImportedFile } from './ports/imported_files.ts'
export { WorkerContracts, type ContractParts } from './ports/worker_contracts.ts'
export { contractFields, personSchema, workerPageSchema } from './http/validators.ts'
export { findCostCenter } from './queries/find_cost_center.ts'
export { missingSections } from './queries/missing_sections.ts'
export { workersByExternalId } from './queries/workers_by_external_id.ts'
export { findLocation } from './queries/find_location.ts'
export { formOfSession } from './queries/opened_form.ts'
export { lockWorker, lockWorkers } from './queries/lock_worker.ts'
export { listDepartments } from './queries/list_departments.ts'
export { knownPeople, openSealed, type KnownPerson } from './queries/known_people.ts'
export { nissPrints } from './domain/niss_print.ts'
export { printsOfPeople } from './queries/prints_of_people.ts'
export { listLocations } from './queries/list_locations.ts'
export { listNames } from './queries/list_names.ts'
export { lockDepartments } from './queries/lock_departments.ts'
export { lockPeople } from './queries/lock_people.ts'
export { namesOf } from './queries/names_of.ts'
export { workersByName } from './queries/list_workers.ts'
export { visibleWorkers } from './queries/visible_workers.ts'
