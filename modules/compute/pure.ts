/**
 * The pay engine's public entry: the same cents in the browser, the server, the workers and the
 * command line. It computes, checks and solves; texts and schemas are looked up beside it.
 */
export { atnsVoiture, type CarOfList } from './contract/atns_voiture.ts'
export {
  minimumAfterStep,
  minimumBareme,
  type BaremeQuestion,
  type Classe,
  type Echelle,
  type MinimumBareme,
} from './contract/bareme.ts'
export { listBenefits, type ListedBenefit } from './contract/benefit_listing.ts'
export { benefitsAllowed } from './contract/benefits_of_statut.ts'
export { CARROSSERIES, type Carrosserie } from './contract/carrosseries.ts'
export { cents, centsOf } from './contract/cents.ts'
export {
  CIVIL_SITUATION,
  knownSituation,
  withCivilSituation,
  type CivilSituation,
} from './contract/civil_situation.ts'
export { missingChoices } from './contract/flex.ts'
export { withoutFreeChoices } from './contract/flex_base.ts'
export { commissionCodes } from './contract/commission_codes.ts'
export { listCommissions, type Commission } from './contract/commissions.ts'
export {
  EXPECTED,
  listCommittees,
  listedCommittee,
  missingOf,
  type Expected,
  type ListedCommittee,
  type ListedFact,
  type ListedRate,
  type ListedScale,
} from './contract/committee_listing.ts'
export {
  classText,
  committeeNotes,
  echelleText,
  factText,
  missingText,
  rateText,
} from './contract/committee_texts.ts'
export { committeeOfFigure } from './contract/committee_figure.ts'
export type { Measure as FactMeasure } from './committees/fact.ts'
export {
  CONTENT_GROUPS,
  CONTENT_SECTIONS,
  type Benefit,
  type ContentGroup,
  type ContentSection,
  type ContentUnit,
} from './contract/benefits/definition.ts'
export type { CarSort, Columns, OptionColumn, Slider } from './contract/benefits/choice.ts'
export type { Field } from './contract/benefits/fields.ts'
export {
  BENEFIT_KINDS,
  BENEFITS,
  benefitOf,
  flagOf,
  FLEX_BENEFITS,
  RECEIVED_KINDS,
  REFUSED_KINDS,
  type BenefitKind,
  type BenefitName,
  type FlexBenefit,
  type ReceivedKind,
  type RefusedKind,
} from './contract/benefits/index.ts'
export {
  columnsOf,
  isOption,
  listOf,
  optionIn,
  optionOf,
  writtenBy,
} from './contract/benefits/options.ts'
export { INPUT_TYPES } from './contract/benefits/schema.ts'
export { placed } from './contract/benefits/placed.ts'
export { isEmptyList, isOfSort } from './contract/benefits/when.ts'
export {
  contentsOf,
  contentsOfSection,
  COSTS_OF_EMPLOYER,
  type Content,
  type ContentDetail,
  type ContentOption,
} from './contract/contents.ts'
export {
  cashFlow,
  compute,
  headline,
  headlineByMonth,
  solve,
  validate,
  type HeadlineResult,
} from './contract/compute.ts'
export { computeFigures, type FiguresResult } from './contract/compute_figures.ts'
export { DEFAULTS } from './contract/defaults.ts'
export {
  checkIndexFigures,
  EVENT_PERCENT,
  EVENT_STATUSES,
  eventKey,
  eventOn,
  FIGURE_CONFIDENCES,
  INDEX_GAPS,
  INDEX_SCOPES,
  INDEX_SERIES,
  indexData,
  MECHANISM_KINDS,
  moderationPeriodOn,
  moderationUsed,
  percentByFormula,
  percentsOf,
  valueKey,
  type IndexBase,
  type IndexData,
  type IndexEvent,
  type IndexFault,
  type IndexGap,
  type IndexSeries,
  type IndexValue,
  type LoadedFigures,
  type Mechanism,
  type ModerationPeriod,
  type ModerationUsed,
  type Pivot,
} from './contract/index_data.ts'
export {
  INDEX_PERCENT,
  indexPay,
  type IndexationQuestion,
  type IndexationResult,
  type IndexedPay,
} from './contract/index_pay.ts'
export { ENERGIES, hasEmission, isHybride, type Energie } from './contract/energies.ts'
export { endOfEngagement, engagementOn, isHiringUntold } from './contract/package/engagement.ts'
export { SOUGHT_PATHS } from './contract/read_solve.ts'
export { ETATS_CIVILS } from './contract/etats_civils.ts'
export { SOLVABLE_PATHS } from './contract/targets.ts'
export { isPresetOn, LAW_PRESETS } from './contract/read_law.ts'
export { lawSetsOfHash, sameLaw } from './contract/same_law.ts'
export { inputUnit } from './contract/input_unit.ts'
export { lawSetOn, listLawSets, listParameters, type ListedLawSet } from './contract/law_listing.ts'
export {
  listPayslipParameters,
  type ListedParameter,
  type ListedValue,
} from './contract/listed_parameters.ts'
export { differenceOf, prove, PROOF_CASES, type ProofRow } from './contract/proof.ts'
export type { Assessment, BesideCase } from './contract/proof_beside.ts'
export { readFigure, type Measure } from './contract/figure_measure.ts'
export {
  ANNUAL_FIELDS,
  CASH_LINES,
  COST_LINES,
  FIXED_CASH_KEYS,
  FIXED_COST_KEYS,
  IN_KIND_KEYS,
  MONTHLY_FIELDS,
} from './contract/lines.ts'
export {
  ANSWER_SCHEMA,
  COMPANY_SCHEMA,
  FIGURES_SCHEMA,
  GAP_SCHEMA,
  LAWSET_SCHEMA,
  PACKAGE_SCHEMA,
  REQUEST_SCHEMA,
  WORKER_SCHEMA,
  type JsonSchema,
} from './contract/schema.ts'
export {
  COST_PARTS,
  PAYSLIP_LINES,
  unanswered,
  YEAR_LINES,
  type LineKind,
  type OrderedLine,
} from './contract/payslip.ts'
export { FIRST_DAY, LAST_DAY } from './legislation/payslip.ts'
export { noticesOf } from './contract/notices.ts'
export { labelKey, shownParams } from './contract/shown_params.ts'
export { lawName, lineLabel, lineOfRule, type LawName } from './contract/text_keys.ts'
export {
  errorText,
  inputText,
  lawText,
  lineText,
  listRules,
  parameterText,
  ruleText,
  subjectText,
  type Language,
  type ParameterText,
  type RuleText,
} from './contract/texts.ts'
export {
  AGE_TRANCHE_MAXIMUM,
  AGE_TRANCHE_MINIMUM,
  MAX_TRANCHES,
  type TrancheAge,
} from './contract/package/tranches_age.ts'
export { NAMED_LISTS, packageIn, type NamedList } from './contract/package_in.ts'
export {
  isCalled,
  nameIn,
  TRANSLATIONS_SCHEMA,
  type Named,
  type Translations,
} from './contract/translations.ts'
export type * from './contract/types.ts'
export {
  voituresPilier1,
  type CarWithinBudget,
  type FirstPillarCar,
} from './contract/voitures_pilier1.ts'
export {
  FIRST_CAR_DAY,
  FIRST_FORM_DAY,
  FIRST_HIRING_DAY,
  FIRST_PENSION_DAY,
  FIRST_TAX_DAY,
} from './contract/beside/first_days.ts'
export { yearTax } from './contract/year_tax/year_tax.ts'
export {
  MENAGE_SCHEMA,
  YEAR_TAX_REQUEST_SCHEMA,
  YEAR_TAX_SCHEMA,
} from './contract/year_tax/schema.ts'
export {
  hypothesisText,
  yearFlowText,
  yearTaxLineText,
  yearTaxWord,
  type YearTaxWord,
} from './contract/year_tax/texts.ts'
export { YEAR_TAX_PARTS } from './contract/year_tax/parts.ts'
export { REGIONS, TAUX_COMMUNAL_MAXIMUM } from './contract/year_tax/read_menage.ts'
export { AGE_MAXIMUM, AGE_MINIMUM } from './contract/beside/ages.ts'
export type { NamedGap } from './contract/beside/plans.ts'
export { toldText, toldValueText } from './contract/beside/told_texts.ts'
export { MOIS_MAXIMUM } from './contract/hiring_aid/read_embauche.ts'
export {
  HUNDRED_PARTS,
  YEAR_FLOW,
  YEAR_TAX_LINES,
  type HundredEuros,
  type Hypothese,
  type MenageFields,
  type Region,
  type YearFlow,
  type YearTaxAnswer,
  type YearTaxLine,
  type YearTaxRequest,
  type YearTaxResult,
} from './contract/year_tax/types.ts'
export { director } from './contract/director/director.ts'
export { hundredWays } from './contract/director/hundred.ts'
export { DIRECTOR_REQUEST_SCHEMA, DIRECTOR_SCHEMA } from './contract/director/schema.ts'
export {
  directorLineText,
  directorWord,
  hundredWayText,
  hypothesisDirigeantText,
  tauxReduitText,
  type DirectorWord,
} from './contract/director/texts.ts'
export {
  BENEFICE_MAXIMUM,
  FRAIS_GESTION_MAXIMUM,
  LOYER_MAXIMUM,
} from './contract/director/read_dirigeant.ts'
export {
  DIRECTOR_FLOW,
  DIRECTOR_LINES,
  DIRECTOR_MINUS,
  DIRECTOR_PARTS,
  directorParts,
  HUNDRED_OF_COMPANY_PARTS,
  type DirectorAnswer,
  type DirectorFlow,
  type DirectorLine,
  type DirectorPart,
  type DirectorRequest,
  type DirectorResult,
  type DirigeantFields,
  type HundredOfCompany,
  type HundredWay,
  type HypotheseDirigeant,
  type TauxReduit,
} from './contract/director/types.ts'
export { pension } from './contract/pension/pension.ts'
export { PENSION_REQUEST_SCHEMA, PENSION_SCHEMA } from './contract/pension/schema.ts'
export {
  fromAgeText,
  hypothesisPensionText,
  pensionLineText,
  pensionWord,
  type PensionWord,
} from './contract/pension/texts.ts'
export {
  AGE_FIN_MINIMUM,
  ANNEES_MAXIMUM,
  AGE_MAXIMUM_PENSION,
  AGE_MINIMUM_PENSION,
  RENDEMENT_MAXIMUM,
} from './contract/pension/read_pension.ts'
export {
  FORMES_RENTE,
  PENSION_LINES,
  PENSION_PARTS,
  type FormeRente,
  type HypothesePension,
  type PensionAnswer,
  type PensionFields,
  type PensionLine,
  type PensionPart,
  type PensionRequest,
  type PensionResult,
} from './contract/pension/types.ts'
export { publicHolidays } from './engine/public_holidays.ts'
export { hoursPay } from './contract/hours/hours_pay.ts'
export { HOURS_REQUEST_SCHEMA, HOURS_SCHEMA } from './contract/hours/schema.ts'
export {
  hoursHypothesisText,
  hoursLineText,
  hoursWord,
  type HoursWord,
} from './contract/hours/texts.ts'
export { REGIMES as REGIMES_PRESTATIONS } from './contract/hours/read_prestations.ts'
export {
  DISPENSE_CONDITIONS,
  HOURS_LINES,
  HOURS_MINUS,
  HOURS_PARTS,
  type HoursAnswer,
  type HoursHypothese,
  type HoursLine,
  type HoursRequest,
  type HoursResult,
  type PrestationsFields,
  type RegimePrestations,
} from './contract/hours/types.ts'
export { notice } from './contract/notice/notice.ts'
export { NOTICE_REQUEST_SCHEMA, NOTICE_SCHEMA } from './contract/notice/schema.ts'
export {
  noticeHypothesisText,
  noticeLineText,
  noticeWord,
  type NoticeWord,
} from './contract/notice/texts.ts'
export { MODES as MODES_PREAVIS } from './contract/notice/read_preavis.ts'
export {
  NOTICE_LINES,
  NOTICE_MINUS,
  NOTICE_PARTS,
  type DureeContrat,
  type ModePreavis,
  type NoticeAnswer,
  type NoticeHypothese,
  type NoticeLine,
  type NoticeRequest,
  type NoticeResult,
  type PreavisFields,
} from './contract/notice/types.ts'
export { dearerBy } from './contract/incomplete_month/dearer.ts'
export { incompleteMonth } from './contract/incomplete_month/incomplete_month.ts'
export {
  INCOMPLETE_MONTH_REQUEST_SCHEMA,
  INCOMPLETE_MONTH_SCHEMA,
} from './contract/incomplete_month/schema.ts'
export {
  incompleteMonthDearerTexts,
  incompleteMonthHypothesisText,
  incompleteMonthLineText,
  incompleteMonthWord,
  type IncompleteMonthWord,
} from './contract/incomplete_month/texts.ts'
export {
  COMPTES_DE_JOURS,
  ETATS_DU_JOUR,
  DISPENSES_DU_MOIS,
  INCOMPLETE_MONTH_LINES,
  INCOMPLETE_MONTH_MINUS,
  INCOMPLETE_MONTH_PARTS,
  type AbsenceFields,
  type CompteDeJours,
  type EtatDuJour,
  type IncompleteMonthAnswer,
  type IncompleteMonthHypothese,
  type DispenseDuMois,
  type IncompleteMonthLine,
  type IncompleteMonthRequest,
  type IncompleteMonthResult,
  type JourDuMois,
  type MoisIncompletFields,
  type TypeAbsence,
} from './contract/incomplete_month/types.ts'
export { hasVariablePay, VARIABLE_FLAGS } from './contract/variable_pay.ts'
export {
  EURO_PARTS,
  termsOf,
  whereTheEuroGoes,
  type EuroPart,
} from './contract/where_the_euro_goes.ts'
export { fullTimeOf, isPartTime, weeklyHours, type WeeklyHours } from './contract/weekly_hours.ts'
export { carCost } from './contract/car_cost/car_cost.ts'
export { CAR_COST_PARTS } from './contract/car_cost/parts.ts'
export { CAR_COST_REQUEST_SCHEMA, CAR_COST_SCHEMA } from './contract/car_cost/schema.ts'
export {
  carCostLineText,
  carCostWord,
  hypothesisVoitureText,
  type CarCostWord,
} from './contract/car_cost/texts.ts'
export {
  CAR_CHOICES,
  CAR_COST_LINES,
  CHOICE_FIGURES,
  METHODES_TVA,
  TAUX_IMPOT,
  type CarChoices,
  type CarCostAnswer,
  type CarCostLine,
  type CarCostRequest,
  type CarCostResult,
  type CarYear,
  type Choice,
  type ChoiceFigures,
  type HypotheseVoiture,
  type MethodeTva,
  type TauxImpot,
  type VoitureFields,
} from './contract/car_cost/types.ts'
export { hiringAid } from './contract/hiring_aid/hiring_aid.ts'
export { HIRING_AID_REQUEST_SCHEMA, HIRING_AID_SCHEMA } from './contract/hiring_aid/schema.ts'
export {
  hiringAidLineText,
  hiringAidWord,
  hypothesisEmbaucheText,
  type HiringAidWord,
} from './contract/hiring_aid/texts.ts'
export {
  EQUIPES_WORDS,
  HIRING_AID_ALWAYS,
  HIRING_AID_LINES,
  HIRING_AID_TOTALS,
  STARTERS,
  type EmbaucheFields,
  type Equipes,
  type HiringAidAnswer,
  type HiringAidLine,
  type HiringAidRequest,
  type HiringAidResult,
  type HypotheseEmbauche,
  type Starter,
} from './contract/hiring_aid/types.ts'
export { bestForms } from './contract/hire_forms/best.ts'
export { hireForms } from './contract/hire_forms/hire_forms.ts'
export {
  AGE_APPRENTI_MAXIMUM,
  AGE_APPRENTI_MINIMUM,
  COEFFICIENT_MAXIMUM,
  COEFFICIENT_MINIMUM,
  FLEXI_GAGNE_MAXIMUM,
  HEURES_ENTREPRISE,
  HEURES_MAXIMUM,
  HEURES_SEMAINE_MAXIMUM,
  MINIMUM_HORAIRE_MAXIMUM,
  NIVEAUX,
  TAUX_APPRENTI_MAXIMUM,
} from './contract/hire_forms/read_forme.ts'
export { HIRE_FORMS_REQUEST_SCHEMA, HIRE_FORMS_SCHEMA } from './contract/hire_forms/schema.ts'
export {
  formeText,
  hireFormsLineText,
  hireFormsWord,
  hypothesisFormeText,
  raisonText,
  type HireFormsWord,
} from './contract/hire_forms/texts.ts'
export {
  FORME_LINES,
  FORMES,
  HIRE_FORMS_LINES,
  OCCUPATIONS,
  RAISONS,
  type Forme,
  type FormeFields,
  type FormeFigures,
  type HireFormsAnswer,
  type HireFormsLine,
  type HireFormsRequest,
  type HireFormsResult,
  type HypotheseForme,
  type NoForme,
  type Occupation,
  type Raison,
} from './contract/hire_forms/types.ts'
