import type { Cents, Ppm } from '../engine/money.ts'

/** What the spouse earns, as the withholding tax and the special contribution ask it. */
export type RevenusConjoint =
  'AUCUN' | 'PROFESSIONNELS' | 'PROFESSIONNELS_LIMITES' | 'PENSION_LIMITEE'

/**
 * The working sheet of one computation: the situation on top, then every line in payslip order.
 * Flat numeric fields, because the bulk path reuses one sheet and allocates nothing.
 * Amounts are cents with the sign of the payslip; yes and no are 1 and 0.
 */
export class Sheet {
  // The situation
  /** Which benefits the package names (contract/benefits/bits.ts): the inputs of all others stand at zero. */
  avantagesLus = 0
  salaireBrut: Cents = 0
  /** Hours a week of the worker and at full time, in hundredths. */
  regimeNumerateur = 0
  regimeDenominateur = 0
  couple = 0
  revenusConjoint: RevenusConjoint = 'AUCUN'
  /** Dependent children, disabled ones counted twice. */
  enfants = 0
  /** Dependent children, each counted once. */
  enfantsACharge = 0
  parentIsole = 0
  handicape = 0
  conjointHandicape = 0
  autresPersonnes = 0
  ascendants = 0
  effectif = 0
  assuranceLoiTaux: Ppm = 0
  trimestre = 0
  cp200 = 0
  hasPrimeFinAnnee = 0
  /** Months of pay in hundredths, where the company or its committee sets them; else 0. */
  primeFinAnneeMois = 0
  /** A share of the pay of the year, and a fixed part at full time, where one of them sets these; else 0. */
  primeFinAnneeTaux: Ppm = 0
  primeFinAnneeFixe: Cents = 0
  /** 1 where a third party pays the year-end premium: it is no pay of the employer's own declaration. */
  primeTiers = 0
  /** 1 where it pays from contributions of the whole sector: the employer owes nothing for the premium itself. */
  primeMutualisee = 0
  /** 1 where what it withholds is not known here. */
  primeRetenuesInconnues = 0
  hasPrimeSectorielle = 0
  /** The yearly premium a company sets at full time; 0 where it is that of CP 200. */
  primeSectorielleConvenue: Cents = 0
  /** 1 where the fund of CP 200 is due at its own rate; else the rate the company sets. */
  fondsCp200 = 0
  fondsTaux: Ppm = 0
  /** Contribution to the pension of the sector. */
  pensionTaux: Ppm = 0
  /** 1 where the employer owes the sector something beside the contributions to ONSS: a share of pay, an amount a year. */
  hasCotisationsSectorielles = 0
  primeFondsTaux: Ppm = 0
  fondsForfait: Cents = 0
  /** The number of the joint committee: 302, 14003; 0 without one. */
  commission = 0
  /** Minimum scale: the class by its place in the committee's list, from 1 on (0: not told), scale, years of experience. */
  classe = 0
  echelle = 0
  anciennete = 0
  /** 1 where the ordinary contributions of employees are due: EMPLOYE and OUVRIER. */
  assujetti = 1
  ouvrier = 0
  /** A student within the quota. */
  etudiant = 0
  /** A trainee under a CIP or BIO agreement. */
  cipBio = 0
  /** In individual vocational training (FPI, PFI, IBO) for a manual worker's job. */
  stageOuvrier = 0
  /** 1 for who is self-employed: a company director or a contractor. */
  independant = 0
  dirigeant = 0
  nonResident = 0
  /** 0: taxed by the scales, 1: nothing is withheld, 2: the flat rate of vocational training. */
  horsBareme = 0
  /** Category of the structural reduction: 0 for category 1, else 2, 3, or 4 for 3 without wage moderation. */
  categorieParticuliere = 0
  /** Vocational training: the wage after it and the replacement income, a month; 0 when not given. */
  salaireEngagement: Cents = 0
  revenuRemplacement: Cents = 0
  pourcentageStage: Ppm = 0
  /** 1 Brussels, 2 Wallonia, 3 Flanders, 0 not given. */
  regionStage = 0
  /** Age of a trainee; 0 when not given. */
  ageStage = 0
  /** The hourly wage the monthly pay was reckoned from, in ten-thousandths of a euro; 0 when not given. */
  horaireDonne = 0
  /** Which hiring of the employer this is, 1 to 6; 0 when not told. */
  rangEngagement = 0
  /** The quarter of that reduction in which the date lies, from 1 on. */
  trimestreEngagement = 1
  /** When the right opened (`units.ts`). */
  droitEngagement = 0

  /** Variable pay as given: an amount, or a percentage of pay in hundredths of a percent. */
  commissionsMontant: Cents = 0
  commissionsPourcent = 0
  /** 1 where the percentage is of the total that the amount is part of, or added to. */
  commissionsSurTotal = 0
  droitsAuteurMontant: Cents = 0
  droitsAuteurPourcent = 0
  droitsAuteurSurTotal = 0
  /** Rights on computer programs. */
  droitsAuteurIT = 0
  hasBonusAnnuel = 0
  bonusAnnuelMontant: Cents = 0
  bonusAnnuelPourcent = 0
  bonusAnnuelSurTotal = 0
  bonusAnnuelCertain = 0
  hasWarrants = 0
  warrantsMontant: Cents = 0
  warrantsPourcent = 0
  warrantsSurTotal = 0
  hasPrimeBeneficiaire = 0
  primeBeneficiaireMontant: Cents = 0
  primeBeneficiairePourcent = 0
  primeBeneficiaireSurTotal = 0
  /** A year, gross. */
  flexWarrantsBruts: Cents = 0
  epargnePensionBrute: Cents = 0
  cct90Brut: Cents = 0
  /** Value of the shares under option. */
  stockOptionsValeur: Cents = 0
  /** Started years. */
  stockOptionDuree = 0
  stockOptionReduit = 0
  /** What drives the company car (`mois/voiture/motorisations.ts`); 0 without a car. */
  energieVS = 0
  /** Grams a kilometre. */
  co2VS = 0
  /** What is told of a plug-in hybrid (`mois/voiture/hybrides.ts`); 0 for any other car. */
  hybrideVS = 0
  /** Hundredths of a kWh for each 100 kg. */
  batterieVS = 0
  /** Grams a kilometre of the equivalent car; 0 when not given. */
  co2EquivalentVS = 0
  /** Measured under Euro 6e-bis or a later standard. */
  euro6eBisVS = 0
  valeurVS: Cents = 0
  /** Years of age the car reaches within the calendar year, and the days before and from then on. */
  anneesVS = 0
  joursAvantVS = 0
  joursApresVS = 0
  /** 1 when ordered from July 2023 on. */
  commandeVS = 0
  tcoVS: Cents = 0
  contributionVS: Cents = 0
  carteEssence: Cents = 0
  tcoVelo: Cents = 0
  /** A year; 0 without one. */
  budgetMobilite: Cents = 0
  /** Energy of the car of the first pillar that is not inside its cost, a month. */
  energieHorsTco: Cents = 0
  pilier2: Cents = 0
  soldePilier3 = 0
  /** How the worker comes to work (`mois/transport/moyens.ts`); 0 when nothing is paid. */
  typeTransport = 0
  fraisTransportDonnes: Cents = 0
  transportParTable = 0
  /** Kilometres one way; 0 when not given. */
  distance = 0
  /** Hundredths of a day a month. */
  joursTransport = 0

  // Devices: whether they are there, and what each costs the employer a month
  hasTelephone = 0
  telephone: Cents = 0
  hasTelephonePlan = 0
  telephonePlan: Cents = 0
  hasLaptop = 0
  laptop: Cents = 0
  /** The connection the employer pays; `internet` is the allowance for the worker's own. */
  hasInternetFourni = 0
  internetFourni: Cents = 0
  // Energy of the home: what it costs the employer a month, and 1 where the flat amount is taxed
  chauffage: Cents = 0
  forfaitChauffage = 0
  electricite: Cents = 0
  forfaitElectricite = 0
  // Expenses paid to the worker, a month
  teletravail: Cents = 0
  internet: Cents = 0
  fraisRepresentation: Cents = 0
  indemniteBYOD: Cents = 0
  indemniteRepas: Cents = 0
  garage: Cents = 0
  parking: Cents = 0
  carWash: Cents = 0
  autresFrais: Cents = 0
  // Vouchers: the face value of one, the days of a full-time year, the year's value
  chequeRepas: Cents = 0
  /** Share of the worker in one voucher; 0 when not given. */
  quotePartChequeRepas: Cents = 0
  /** Whether double holiday pay counts the benefits in kind that bear contributions. */
  hasPeculeAtns = 0
  joursChequesRepas = 0
  hasEcoCheques = 0
  /** 0 when not given: the table of CP 200. */
  valeurEcoCheques: Cents = 0
  valeurChequeSportCulture: Cents = 0
  valeurChequeCadeau: Cents = 0
  // Insurances: premiums of the employer a year, shares of the worker a month
  assuranceHospitalisation: Cents = 0
  extensionAssurance: Cents = 0
  cotisationAH: Cents = 0
  valeurAssuranceGroupe: Cents = 0
  /** Premium as a share of twelve fixed months, or of the year's gross pay. */
  partBaseAssuranceGroupe: Ppm = 0
  partTotaleAssuranceGroupe: Ppm = 0
  /** The pay of a year up to which such a share holds, of fixed or of total pay; 0 where it has no steps. Above it: the other share. */
  palierBaseAssuranceGroupe: Cents = 0
  palierTotalAssuranceGroupe: Cents = 0
  partAuDelaAssuranceGroupe: Ppm = 0
  cotisationAG: Cents = 0
  // Leave beyond the law, extra allowances and extras
  joursConge = 0
  valeurAllocationsExtra: Cents = 0
  extrasBruts: Cents = 0
  extrasAvantages: Cents = 0
  extrasNets: Cents = 0
  extrasVolontariat: Cents = 0
  extrasEmployeur: Cents = 0

  // The month
  commissionsBrutes: Cents = 0
  energieOnss: Cents = 0
  atnsBruts: Cents = 0
  atnChauffage: Cents = 0
  atnElectricite: Cents = 0
  energieImposable: Cents = 0
  tarifTransport: Cents = 0
  indemniteTransport: Cents = 0
  atnTransport: Cents = 0
  fraisTransportOnss: Cents = 0
  sousTotalBrut: Cents = 0
  /** Pay on which ordinary contributions are due. */
  baseCotisations: Cents = 0
  indemniteStage: Cents = 0
  indemniteMinimale: Cents = 0
  onss: Cents = 0
  /** Hundredths of a full-time month, at most 100. */
  fractionOccupation = 0
  salaireReference: Cents = 0
  bonusEmploiVoletA: Cents = 0
  bonusEmploiVoletB: Cents = 0
  bonusEmploi: Cents = 0
  droitsAuteurBruts: Cents = 0
  droitsAuteurMaximum: Cents = 0
  fraisTransportImposables: Cents = 0
  /** 1 for a plug-in hybrid that does not count by its own emission. */
  fauxHybrideVS = 0
  /** Hundredths of a gram. */
  emissionVS = 0
  tauxCo2VS: Ppm = 0
  avantageVS: Cents = 0
  atnVS: Cents = 0
  exonerationVS: Cents = 0
  allocationsExtra: Cents = 0
  extrasPP: Cents = 0
  imposable: Cents = 0
  revenuAnnuelImposable: Cents = 0
  fraisProfessionnels: Cents = 0
  revenuAnnuelNet: Cents = 0
  /** 1, 2 or 3. */
  bareme = 1
  quotientConjugal: Cents = 0
  impotDeBase: Cents = 0
  impotQuotiteExemptee: Cents = 0
  reductionsFamiliales: Cents = 0
  impotAnnuel: Cents = 0
  impotMensuel: Cents = 0
  reductionAssuranceGroupe: Cents = 0
  bonusEmploiFiscal: Cents = 0
  precompteProfessionnel: Cents = 0
  precompteMobilier: Cents = 0
  sousTotalSalaireNet: Cents = 0
  fraisTransport: Cents = 0
  fpes: Cents = 0
  budgetMobilitePilier2: Cents = 0
  csss: Cents = 0
  retraitAtns: Cents = 0
  retraitExtras: Cents = 0
  extrasNet: Cents = 0
  extrasVolontariatFiscal: Cents = 0
  contributionChequeRepas: Cents = 0
  contributionsAssurances: Cents = 0
  salaireNet: Cents = 0
  chequesRepas: Cents = 0
  salaireBrutTotalEmployeur: Cents = 0
  salaireBrutTotalWorker: Cents = 0
  remunerationMensuelle: Cents = 0
  /** Ten-thousandths of a euro. */
  salaireBrutHoraire = 0

  // The year
  revenuAnnuelNormal: Cents = 0
  tauxExceptionnelPecule: Ppm = 0
  tauxExceptionnelAutres: Ppm = 0
  margeExoneration: Cents = 0
  tauxReductionEnfants: Ppm = 0
  doublePeculeBrut: Cents = 0
  doublePeculeOnss: Cents = 0
  doublePeculePrecompte: Cents = 0
  peculeCaisse: Cents = 0
  peculeCaisseRetenues: Cents = 0
  peculeCaissePrecompte: Cents = 0
  remunerationVariable: Cents = 0
  simplePeculeVariable: Cents = 0
  doublePeculeVariable: Cents = 0
  peculeVariableOnssPersonnel: Cents = 0
  peculeVariablePrecompte: Cents = 0
  peculeVariable: Cents = 0
  doublePeculeVacances: Cents = 0
  primeFinAnneeBrute: Cents = 0
  primeFinAnneeOnss: Cents = 0
  primeFinAnneePrecompte: Cents = 0
  primeFinAnnee: Cents = 0
  primeFinAnneeDeclaree: Cents = 0
  primeFinAnneeEmployeur: Cents = 0
  primeSectorielleBrute: Cents = 0
  primeSectorielleOnss: Cents = 0
  primeSectoriellePrecompte: Cents = 0
  primeSectorielle: Cents = 0
  salaireNetAnnuel: Cents = 0
  chequesRepasAnnuel: Cents = 0
  bonusAnnuelBrut: Cents = 0
  bonusAnnuelOnssPersonnel: Cents = 0
  bonusAnnuelPrecompte: Cents = 0
  bonusAnnuel: Cents = 0
  warrantsMaximum: Cents = 0
  warrantsBruts: Cents = 0
  warrantsPrecompte: Cents = 0
  warrants: Cents = 0
  flexWarrantsPrecompte: Cents = 0
  flexWarrants: Cents = 0
  epargnePensionPrecompte: Cents = 0
  epargnePension: Cents = 0
  primeBeneficiaireBrute: Cents = 0
  primeBeneficiaireSolidarite: Cents = 0
  primeBeneficiaireImpot: Cents = 0
  primeBeneficiaire: Cents = 0
  cct90OnssPersonnel: Cents = 0
  cct90Excedent: Cents = 0
  cct90Imposable: Cents = 0
  cct90Precompte: Cents = 0
  cct90: Cents = 0
  stockOptionsAvantage: Cents = 0
  stockOptionsPrecompte: Cents = 0
  ecoCheques: Cents = 0
  chequeSportCulture: Cents = 0
  chequeCadeau: Cents = 0
  fraisTransportAnnuels: Cents = 0
  cotisationCo2Mois: Cents = 0
  cotisationCo2: Cents = 0
  energieHorsTcoAnnuelle: Cents = 0
  budgetMobiliteSolde: Cents = 0
  budgetMobilitePilier3: Cents = 0
  csssTrimestre1: Cents = 0
  csssTrimestre2: Cents = 0
  csssTrimestre3: Cents = 0
  csssTrimestre4: Cents = 0
  csssAnnuelle: Cents = 0
  csssComplement: Cents = 0
  remunerationAnnuelle: Cents = 0
  budgetMobiliteMax: Cents = 0
  salaireBrutAnnuel: Cents = 0
  totalCashAnnuel: Cents = 0

  // The employer
  cotisationBase: Cents = 0
  cotisationDixTravailleurs: Cents = 0
  cotisationFermeture: Cents = 0
  cotisationFermetureSpeciale: Cents = 0
  cotisationChomage: Cents = 0
  cotisationAmiante: Cents = 0
  cotisationAccidents: Cents = 0
  cotisationFondsSectoriel: Cents = 0
  cotisationPensionSectorielle: Cents = 0
  cotisationEtudiants: Cents = 0
  cotisationsPatronalesMois: Cents = 0
  cotisationsPatronalesPrimes: Cents = 0
  onssPatronal: Cents = 0
  /** γ of another category than 1, in millionths. */
  gammaParticulier: Ppm = 0
  reductionTrimestre1: Cents = 0
  reductionTrimestre2: Cents = 0
  reductionTrimestre3: Cents = 0
  reductionTrimestre4: Cents = 0
  reductionStructurelle: Cents = 0
  engagementTrimestre1: Cents = 0
  engagementTrimestre2: Cents = 0
  engagementTrimestre3: Cents = 0
  engagementTrimestre4: Cents = 0
  reductionPremiersEngagements: Cents = 0
  assuranceLoi: Cents = 0
  cotisationVacances: Cents = 0
  cotisationsSectorielles: Cents = 0
  remunerationsFixesTotal: Cents = 0
  teletravailAnnuel: Cents = 0
  internetAnnuel: Cents = 0
  fraisRepresentationAnnuel: Cents = 0
  indemniteBYODAnnuelle: Cents = 0
  indemniteRepasAnnuelle: Cents = 0
  garageAnnuel: Cents = 0
  parkingAnnuel: Cents = 0
  carWashAnnuel: Cents = 0
  autresFraisAnnuels: Cents = 0
  fraisTotal: Cents = 0
  commissionsAnnuelles: Cents = 0
  peculeVariableOnss: Cents = 0
  bonusAnnuelOnss: Cents = 0
  cct90Onss: Cents = 0
  epargnePensionOnss: Cents = 0
  droitsAuteurAnnuels: Cents = 0
  primeBeneficiaireImpotSocietes: Cents = 0
  remunerationsVariablesTotal: Cents = 0
  voitureSociete: Cents = 0
  carteEssenceAnnuelle: Cents = 0
  veloAnnuel: Cents = 0
  budgetMobilitePilier2Annuel: Cents = 0
  depenseNonAdmiseVS: Cents = 0
  impotDepenseNonAdmiseVS: Cents = 0
  telephoneAnnuel: Cents = 0
  telephonePlanAnnuel: Cents = 0
  laptopAnnuel: Cents = 0
  internetFourniAnnuel: Cents = 0
  chauffageAnnuel: Cents = 0
  electriciteAnnuelle: Cents = 0
  chequesRepasEmployeur: Cents = 0
  depenseNonAdmiseChequesRepas: Cents = 0
  impotDepenseNonAdmiseChequesRepas: Cents = 0
  assuranceGroupe: Cents = 0
  taxeAssuranceGroupe: Cents = 0
  cotisationAssuranceGroupe: Cents = 0
  taxeAssuranceHospitalisation: Cents = 0
  cotisationAssuranceHospitalisation: Cents = 0
  joursCongeCout: Cents = 0
  allocationsExtraAnnuelles: Cents = 0
  extrasAnnuels: Cents = 0
  avantagesTotal: Cents = 0
  exclusionsTotal: Cents = 0
  coutEmployeurAnnuel: Cents = 0
  coutEmployeurAnnuelAvecExclusions: Cents = 0
  cashFixesTotal: Cents = 0
  cashFraisTotal: Cents = 0
  cashVariablesTotal: Cents = 0
  cashAvantagesTotal: Cents = 0
}

export type SheetField = keyof Sheet
