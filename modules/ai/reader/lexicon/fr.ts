import { combined, type Lexicon } from './words.ts'

const PARTNER =
  'conjoint|conjointe|mari|femme|epouse|epoux|compagnon|compagne|partenaire|copine|copain|ami|amie|moitie|concubin|concubine'
/** Of who is married: "madame travaille" may be the person herself, "madame ne travaille pas" is not. */
const AT_HOME = `${PARTNER}|madame|monsieur`

export const FR: Lexicon = {
  'pay:gross':
    'brut|bruts|brute|brutte|brt|salaire brut|brut mensuel|salaire mensuel brut|remuneration brute|remu brute|salaire de base brut|brut de base|brut par mois|brut annuel|salaire annuel brut|brut annuels|salaire brut annuel|salaire brut mensuel|avant impots',
  'pay:net':
    'net|nets|nette|salaire net|net mensuel|net en poche|en poche|en main|dans la poche|sur le compte|remuneration nette|net par mois|net dans la poche|apres impots|apres impot',
  'pay:cost':
    'cout employeur|cout patronal|cout total employeur|cout total|cout salarial|cout annuel employeur|cout annuel|cout pour employeur|cout pour l employeur|cout pour la societe|cout pour la boite|cout entreprise|cout|couts|couterait|coute|budget employeur|budget total|enveloppe|cout annuel pour l employeur|charge employeur|cout societe|budget annuel|budget de|me coute|nous coute|budget|tout compris|tout inclus|toutes charges comprises|all in|charges comprises|peux sortir|peut sortir|peux depenser|peut depenser|a depenser|cout global|cout complet|cout total annuel|cout reel|nous revient a|me revient a|enveloppe budgetaire|budget salarial|masse salariale',
  'pay:any':
    'salaire|salaires|salaire mensuel|remuneration|remu|paie|paye|gagne|gagner|toucher|touche|salaire de base|fixe|appointements|traitement',
  'benefit:voitureSociete':
    'voiture|voitures|voiture de societe|voiture de fonction|voiture de boite|vehicule|vehicule de societe|bagnole|auto|caisse de fonction|voiture salaire|car de societe|une tesla|tesla|bmw|audi|volvo|polestar|volkswagen|vw|mercedes|peugeot|renault|skoda|kia|hyundai|voiture de la societe|voiture d entreprise|vehicule de fonction|vehicule de service|voiture de direction|bagnole de fonction|bagnole de societe',
  'benefit:carteEssence':
    'carte carburant|carte essence|carte diesel|carte de carburant|carte de recharge|carte d essence|carte total|carte shell|tankkaart',
  'benefit:budgetMobilite':
    'budget mobilite|budget de mobilite|budget mob|budget mobi|enveloppe mobilite',
  'benefit:velo':
    'velo|velo de societe|velo de fonction|velo leasing|leasing velo|velo en leasing|velo d entreprise|speed pedelec|bicyclette|velo electrique|vae',
  'benefit:telephone':
    'telephone|gsm|smartphone|portable gsm|iphone|telephone portable|mobile|gsm de societe|telephone de societe|telephone de fonction|gsm de fonction|smartphone de fonction|telephone mobile',
  'benefit:telephonePlan':
    'abonnement|abonnement telephone|abonnement gsm|forfait gsm|forfait telephone|forfait mobile|abonnement mobile|abonnement telephonique|abo gsm|abo',
  'benefit:laptop':
    'ordinateur|ordi|laptop|pc|pc portable|ordinateur portable|macbook|ordi portable|portable|pc de societe|ordinateur de fonction|laptop de fonction|ordinateur de societe',
  'benefit:chauffage': 'chauffage|chauffage gratuit|mazout',
  'benefit:electricite': 'electricite|electricite gratuite',
  'benefit:assuranceGroupe':
    'assurance groupe|assurance group|assurances groupe|assurance de groupe|assurance pension|plan de pension|pension complementaire|pension extralegale|ass groupe|deuxieme pilier|2e pilier|assur groupe|assu groupe|plan pension|epargne pension de groupe|pension de groupe|2eme pilier|2ieme pilier|plan de pension complementaire|assurance groupe pension',
  'benefit:cotisationAG':
    'cotisation assurance groupe|cotisation personnelle assurance groupe|cotisation du travailleur assurance groupe|part travailleur assurance groupe|part du travailleur a l assurance groupe|cotisation personnelle a l assurance groupe',
  'benefit:assuranceHospitalisation':
    'assurance hospitalisation|assurance hospi|hospi|hospitalisation|assurance hopital|assurance hosp|dkv|ass hospi|assur hospi|assu hospi|couverture hospitalisation|hospitalisation collective|ass hospitalisation',
  'benefit:cotisationAH':
    'cotisation assurance hospitalisation|cotisation personnelle hospitalisation|part travailleur hospitalisation|part du travailleur hospitalisation|cotisation du travailleur hospitalisation|cotisation personnelle a l hospitalisation',
  'benefit:extensionAssurance':
    'extension assurance|extensions d assurance|extension hospitalisation|extension d assurance|extension famille|extension conjoint',
  'benefit:chequeRepas':
    'valeur faciale|cheques|cheque|cheque repas|cheques repas|tickets resto|ticket resto|ticket restaurant|titres repas|titre repas|cheques resto|tickets restaurant|ticket repas|tickets repas|cr|cheque resto|ch repas|chq repas|cheques r|edenred|sodexo|monizze|pluxee',
  'benefit:ecoCheques':
    'eco cheques|eco cheque|ecocheques|ecocheque|cheques eco|cheque eco|cheques verts',
  'benefit:chequeSportCulture':
    'cheque sport et culture|cheques sport et culture|cheque sport culture|cheques sport culture|cheques culture|cheques sport|cheque sport|cheque culture|sport et culture|cheques sport et culture',
  'benefit:chequeCadeau':
    'cheque cadeau|cheques cadeaux|cheques cadeau|cheque cadeaux|cadeau de fin d annee|bon cadeau|bons cadeaux|cheque noel|cheques de noel',
  'benefit:joursConge':
    'conge extralegaux|conge extralegal|jours de conge|jours de conge extra|jours de conge supplementaires|jours extralegaux|conges supplementaires|conges extralegaux|jours de conge extralegaux|jours de vacances supplementaires|conge supplementaire|jours de vacances extralegaux|extralegaux|jours extra legaux|conges extra|conge extra|jours de vacances en plus|jours de conge en plus|vacances extralegales|conges|rtt|jours de rtt|jours extra|jours en plus|jours de conge additionnels|jours de conges extralegaux|jours de conges supplementaires|jours de conges|jours supplementaires de conge|conges additionnels',
  'benefit:fraisTransport':
    'frais de transport|frais de deplacement|indemnite de deplacement|deplacement domicile travail|trajet domicile travail|trajets domicile travail|remboursement transport|frais transport|deplacements|remboursement des trajets|indemnite kilometrique|indemnite transport',
  'benefit:teletravail':
    'teletravail|indemnite teletravail|indemnite de teletravail|indemnite de bureau|frais de bureau|travail a domicile|homeworking|home office|indemnite bureau|forfait teletravail|home working|tele travail|indemnite homeworking',
  'benefit:internet':
    'internet|indemnite internet|connexion internet|abonnement internet|frais internet|wifi|forfait internet',
  'benefit:fraisRepresentation':
    'frais de representation|frais forfaitaires|representation|frais propres a l employeur|frais de rep|indemnite de representation|frais representation|forfait frais|forfait representation|note de frais forfaitaire|frais nets|frais propres|fpe',
  'benefit:indemniteBYOD':
    'byod|materiel propre|indemnite byod|propre materiel|appareils personnels|indemnite pour materiel propre|usage de son propre gsm|utilisation de son ordinateur personnel|propre pc',
  'benefit:garage': 'garage|indemnite garage|frais de garage|box de garage',
  'benefit:parking':
    'parking|place de parking|indemnite parking|frais de parking|stationnement|emplacement de parking',
  'benefit:carWash':
    'car wash|carwash|lavage voiture|lavage de la voiture|lavage de voiture|nettoyage voiture|lavage auto|indemnite car wash|lavage',
  'benefit:indemniteRepas':
    'indemnite de repas|indemnite repas|indemnites de repas|indemnite itinerant|forfait repas|indemnite de panier|repas itinerants',
  'benefit:autresFrais': 'autres frais|frais divers|autre frais|divers frais',
  'benefit:commissions':
    'commission mensuelle|commissions|commission de vente|commissions de vente|com mensuelle|commissions sur ventes|coms|commission',
  'benefit:bonusAnnuel':
    'bonus|bonus annuel|prime annuelle|bonus de fin d annee|prime de resultat|bonus brut|prime de performance|prime d objectif|variable|variable annuel|prime|bonus individuel|bonus cash',
  'benefit:cct90':
    'cct 90|cct90|bonus cct 90|bonus cct90|prime cct 90|bonus collectif|bonus salarial|avantages non recurrents|bonus non recurrent|plan bonus cct 90|ccct 90',
  'benefit:warrants': 'warrants|warrant|bonus en warrants|prime en warrants|bonus warrants',
  'benefit:flexWarrants': 'flex warrants|warrants au choix|flexwarrants|warrants flex',
  'benefit:primeBeneficiaire':
    'prime beneficiaire|participation aux benefices|prime de participation|prime benef|prime benefice|participation beneficiaire',
  'benefit:stockOptions':
    'stock options|stock option|options sur actions|stockoptions|options|option sur actions|plan d options',
  'benefit:epargnePension':
    'epargne pension|epargne-pension|versement epargne pension|pension epargne',
  'benefit:droitsAuteur':
    'droits d auteur|droit d auteur|droits auteur|propriete intellectuelle|droits d auteurs',
  'benefit:allocationsExtra':
    'allocations extra|allocation extra|allocations familiales extra|allocations familiales extralegales|allocation familiale extralegale|allocations complementaires|allocation complementaire|allocations familiales complementaires',
  'benefit:packageExtras': 'extras|extra divers',
  'field:valeurVS':
    'valeur catalogue|prix catalogue|valeur|valeur de la voiture|prix de la voiture|catalogue|prix|valeur neuve|prix neuf|valeur facture|prix d achat|valant|qui vaut',
  'field:tcoMensuelVS':
    'leasing|tco|cout mensuel|loyer|loyer mensuel|location|cout leasing|mensualite|budget voiture|budget leasing|budget voiture mensuel|location longue duree|lld|cout de la voiture|leasing voiture|loyer leasing|loyer voiture|tco mensuel|loyer de leasing|leasing mensuel|budget auto|leasing par mois|leasing mensuel de|location mensuelle|loyer par mois|redevance|redevance mensuelle|cout du leasing|prix du leasing|loyer du leasing',
  'field:co2VS':
    'co2|g co2|grammes de co2|emissions|emission|emission co2|emissions co2|g km|grammes',
  'field:batterieVS': 'batterie|capacite de la batterie',
  'field:contributionVS':
    'contribution voiture|contribution personnelle|contribution du travailleur|contribution personnelle voiture|participation voiture|contribution pour la voiture|intervention personnelle voiture|contribution personnelle pour la voiture|contribution pour sa voiture|contribution a la voiture|contribution personnelle a la voiture|intervention du travailleur pour la voiture|participation personnelle voiture|participation personnelle pour la voiture|cotisation personnelle voiture|intervention pour la voiture|contribution mensuelle voiture|participation pour la voiture',
  'field:quotePartChequeRepas':
    'part travailleur cheque repas|part travailleur cheques repas|part du travailleur dans le cheque repas|part du travailleur dans les cheques repas|part personnelle cheques repas|part travailleur|part du travailleur|quote part|quote part travailleur|part personnelle|intervention travailleur|retenue cheque repas|part salarie|dont travailleur|quotepart|intervention personnelle|part perso|a charge du travailleur|a charge de l employe|a charge de l employee|a charge du salarie|a sa charge|paye par le travailleur|payes par le travailleur|paye par l employe|retenu sur le salaire|retenus sur le salaire|retenue travailleur|participation du travailleur|participation personnelle|contribution travailleur|contribution de l employe|part de l employe|part employe|part du salarie',
  'field:distanceDomicileTravail':
    'distance|distance domicile travail|habite a|trajet de|km du boulot|km du travail|km du bureau|habite|domicile',
  'field:joursTransport': 'jours de trajet|jours de deplacement|jours sur site|jours au bureau',
  'field:enfantsACharge':
    'enfant|enfants|anfant|anfants|enfants a charge|enfant a charge|gosse|gosses|kids|gamins|gamin|bebe|mioches|fils et fille|loulous|enft|enfts|enf|gosses a charge|petits|bambins|enfant en bas age|enfants en bas age|marmots|marmot|tetes blondes|rejetons|mouflets|enfants en charge|enfant en charge|enfants fiscalement a charge|enfant fiscalement a charge|bambin|bebes',
  'field:enfantsHandicapes':
    'enfant handicape|enfants handicapes|enfant porteur de handicap|enfants avec handicap|enfant avec un handicap|enfant en situation de handicap|enfant avec handicap|est handicape|sont handicapes|handicapes',
  'field:ascendantsACharge':
    'ascendant|ascendants|ascendants a charge|ascendant a charge|parents a charge|mere a charge|pere a charge|parent a charge|grands parents a charge',
  'field:autresPersonnesACharge':
    'autre personne a charge|autres personnes a charge|personnes a charge|personne a charge|autres a charge',
  'field:effectif':
    'travailleurs|employes au total|employes en tout|effectif|personnes dans la boite|collaborateurs|salaries|etp|nous sommes|on est|entreprise de|boite de|societe de|pme de|effectif de',
  'field:anciennete':
    'anciennete|ans d anciennete|annees d anciennete|ans d experience|annees d experience|experience|ans d xp|ans de metier',
  'field:joursChequesRepas':
    'jours de cheques repas|cheques par an|cheques repas par an|jours prestes|cheques repas l an',
  'field:stockOptionValue':
    'valeur de l action|cours de l action|valeur par option|prix de l action|par action|l action|l option|valeur unitaire|par option|chacune',
  'field:stockOptionDuree': 'duree des options|duree|exercables pendant',
  'field:energieHorsTcoVS': 'energie hors leasing|energie hors tco|energie en plus',
  'field:budgetMobilitePilier2':
    'pilier 2|deuxieme pilier mobilite|logement via budget mobilite|second pilier|pilier deux|pilier ii',
  'field:salaireBrutMin':
    'brut minimum|minimum brut|salaire minimum|brut min|salaire brut minimum|jamais en dessous de|plancher',
  'field:primeFinAnneeMois': 'mois de prime de fin d annee',
  'field:carteEssenceMax': 'maximum carte carburant|carte carburant maximum',
  'field:maxJoursConge': 'maximum de jours de conge',
  'field:age': 'age de|agee de|age',
  'set:worker.etatCivil=marie':
    'marie|mariee|maries|mariees|marier|maree|marrie|marriee|mari et femme|epoux|en couple marie',
  'set:worker.etatCivil=celibataire':
    'celibataire|celib|vit seul|vit seule|celibat|isole|isolee|pas marie|pas mariee|non marie|non mariee|seule dans la vie|pas en couple',
  'set:worker.etatCivil=cohabitant':
    'cohabitant|cohabitante|cohabitant legal|cohabitante legale|cohabitation legale|cohabitants legaux|cohabitants|cohab|cohab legal|cohabite|cohabite legalement|vit en cohabitation legale|cohabitant legalement|cohabitants legalement|cohabitante legalement|en cohabitation legale|cohabitation|pacse|pacsee',
  'set:worker.etatCivil=divorce': 'divorce|divorcee|divorces',
  'set:worker.etatCivil=veuf': 'veuf|veuve',
  'set:worker.conjointTravaille=true': `conjoint travaille|mari travaille|femme travaille|epouse travaille|epoux travaille|compagnon travaille|compagne travaille|partenaire travaille|deux revenus|conjoint avec revenus|conjoint actif|conjointe travaille|conjoint qui travaille|conjoint qui bosse|mari bosse|femme bosse|conjoint bosse|conjoint a un revenu|conjoint a des revenus|conjoint a un salaire|femme qui travaille|mari qui travaille|les deux travaillent|travaillent tous les deux|conjoint a un emploi|conjoint a un travail|conjoint travaille aussi|mari travaille aussi|femme travaille aussi|2 revenus|tous les deux travaillent|${combined(PARTNER, 'travaille|bosse|travaille aussi|bosse aussi|qui travaille|qui bosse|a un emploi|a un job|a un boulot|a son propre revenu|a ses revenus|est active|est actif|a aussi un salaire|a aussi un job|a un revenu|a des revenus|a un salaire|actif|active|est salarie|est salariee|avec revenus|travail|gagne|touche')}`,
  'set:worker.conjointTravaille=false': `conjoint ne travaille pas|mari ne travaille pas|femme ne travaille pas|conjoint sans revenu|conjoint sans revenus|conjoint au foyer|femme au foyer|mari au foyer|un seul revenu|conjointe ne travaille pas|epouse ne travaille pas|epoux ne travaille pas|conjoint sans emploi|conjoint n a pas de revenus|conjoint travaille pas|femme travaille pas|mari travaille pas|femme sans revenus|mari sans revenus|conjoint pas de revenus|conjoint sans activite|femme ne bosse pas|mari ne bosse pas|conjoint ne bosse pas|partenaire ne travaille pas|compagne ne travaille pas|compagnon ne travaille pas|1 seul revenu|epouse sans revenus|epoux sans revenus|conjoint n a pas de revenu|${combined(AT_HOME, 'ne travaille pas|travaille pas|ne bosse pas|bosse pas|qui ne travaille pas|sans revenus|sans revenu|sans emploi|sans travail|au foyer|mere au foyer|pere au foyer|est mere au foyer|est pere au foyer|sans profession|pas de revenus|pas de revenu|n a pas de travail|n a pas de boulot|sans boulot|pas de boulot|est au foyer|au chomage|n a pas de revenus|n a pas de revenu|ne gagne rien|inactif|inactive|a charge|sans activite|reste a la maison|ne travail pas')}`,
  'set:worker.revenusConjoint=PROFESSIONNELS_LIMITES':
    'conjoint avec revenus limites|revenus limites|petits revenus du conjoint|conjoint revenus limites',
  'set:worker.revenusConjoint=PENSION_LIMITEE':
    'conjoint avec petite pension|conjoint pensionne|petite pension|conjoint avec une petite pension',
  'set:worker.parentIsole=true':
    'parent isole|maman solo|papa solo|famille monoparentale|mere celibataire|pere celibataire|monoparental|mere isolee|pere isole|parent solo|maman seule|papa seul|mere seule|pere seul|eleve seule|eleve seul|seule avec|seul avec|isole avec enfants|isolee avec enfants|parent seul|seule avec ses enfants|seul avec ses enfants|eleve ses enfants seule|eleve ses enfants seul|eleve seule ses enfants|eleve seul ses enfants',
  'set:worker.handicape=true':
    'handicape|handicapee|porteur de handicap|porteuse de handicap|avec un handicap|porteur d un handicap|personne handicapee|en situation de handicap|travailleur handicape|travailleuse handicapee|reconnu handicape|elle meme handicapee|lui meme handicape',
  'set:worker.conjointHandicape=true':
    'conjoint handicape|conjointe handicapee|mari handicape|femme handicapee|epouse handicapee|epoux handicape',
  'set:worker.dirigeant=true':
    'dirigeant|dirigeante|dirigeant d entreprise|administrateur|administratrice|gerant|gerante|administrateur delegue|chef d entreprise|dirigeant independant',
  'set:worker.nonResident=true':
    'non resident|non residente|non residents|frontalier|frontaliere|habite en france|habite en allemagne|habite aux pays bas|habite au luxembourg|vit en france|pas resident|nonresident',
  'set:employmentType=EMPLOYE': 'employe|employee|statut employe|comme employe',
  'set:employmentType=OUVRIER': 'ouvrier|ouvriere|ouvriers|statut ouvrier',
  'set:employmentType=CONTRACTOR':
    'independant|independante|freelance|sous statut independant|consultant independant|prestataire|free lance|en societe',
  'set:student': 'etudiant|etudiante|job etudiant|contrat etudiant|jobiste|etudiants|student',
  'set:cip':
    'cip|convention d immersion professionnelle|convention d immersion|stage cip|stagiaire cip',
  'set:fpie':
    'fpi|pfi|ibo|formation professionnelle individuelle|plan formation insertion|fpi employe|pfi employe',
  'set:fpio': 'fpi ouvrier|pfi ouvrier|ibo ouvrier',
  'set:intern': 'stagiaire|stage|stagiaires',
  'set:package.energieVS=ELECTRIQUE':
    'electrique|electriques|100 electrique|elec|ev|full electric|electric|tout electrique|elect|entierement electrique|a batterie',
  'set:package.energieVS=ESSENCE': 'essence|a essence|moteur essence|benzine',
  'set:package.energieVS=DIESEL': 'diesel|mazout voiture|gasoil',
  'set:package.energieVS=HYBRIDE_ESSENCE':
    'hybride|hybride essence|hybride rechargeable|phev|plug in|plug in hybride|hybride plug in|hybrides|hybride rechargeable essence',
  'set:package.energieVS=HYBRIDE_DIESEL':
    'hybride diesel|hybride rechargeable diesel|diesel hybride',
  'set:package.energieVS=LPG': 'lpg|gpl',
  'set:package.energieVS=CNG': 'cng|gaz naturel',
  'set:package.energieVS=HYDROGENE': 'hydrogene',
  'set:package.nonRechargeableVS=true':
    'non rechargeable|pas rechargeable|hybride non rechargeable|full hybrid',
  'set:package.typeFraisTransport=TRANSPORT_PUBLIC':
    'train|en train|transports en commun|transport en commun|bus|tram|metro|stib|sncb|tec|abonnement train|abonnement sncb|transport public|transports publics|abonnement stib|de lijn|abonnement de train|navette en train|navetteur',
  'set:package.typeFraisTransport=TIERS_PAYANT': 'tiers payant|regime du tiers payant|tiers-payant',
  'set:package.typeFraisTransport=VOITURE_PRIVEE':
    'voiture privee|voiture personnelle|propre voiture|sa voiture|voiture perso|sa propre voiture|son propre vehicule|en voiture personnelle|vient en voiture',
  'set:package.typeFraisTransport=VELO':
    'indemnite velo|indemnite velo km|vient a velo|en velo|a velo|prime velo|indemnite kilometrique velo|trajet a velo|vient en velo|indemnites velo|roule a velo',
  'set:package.typeInternet=FOURNI':
    'internet fourni|connexion payee par l employeur|internet paye par la societe|internet paye par l employeur|internet fournie|connexion internet fournie|connexion internet fournie par l employeur|internet fourni par l employeur|internet fourni par la societe|connexion fournie|connexion internet payee par l employeur|connexion internet payee par la societe|internet pris en charge par l employeur|internet paye directement',
  'set:package.packageType=FLEX':
    'flex|package flex|flexible|plan cafeteria|cafeteria|plan flex|flex income|flexible income|paquet flexible',
  'set:package.packageType=FIX': 'package fixe|pas flex|sans flex',
  'set:hasPrimeFinAnnee=true':
    'prime de fin d annee|13e mois|13eme mois|treizieme mois|13 eme mois|13 mois|prime de noel|pfa|13ieme mois|fin d annee',
  'set:hasPrimeSectorielle=true': 'prime sectorielle|prime sectoriel|prime annuelle sectorielle',
  'set:package.bonusAnnuelCertain=true': 'bonus garanti|garanti|bonus certain|bonus fixe',
  'set:package.droitsAuteurIT=true':
    'droits d auteur informatique|developpeur avec droits d auteur|droits sur des logiciels',
  'set:package.budgetMobiliteSoldePilier3=true':
    'pilier 3|solde en cash|troisieme pilier|solde paye|pilier iii',
  'set:package.logementPersonnel=true': 'logement personnel|son propre logement',
  'set:classe=A': 'classe a|categorie a|cat a',
  'set:classe=B': 'classe b|categorie b|cat b',
  'set:classe=C': 'classe c|categorie c|cat c',
  'set:classe=D': 'classe d|categorie d|cat d',
  'set:fulltime':
    'temps plein|plein temps|full time|fulltime|tps plein|equivalent temps plein|etp plein|temp plein|base temps plein|sur base d un temps plein|pour un temps plein|equivalent plein temps',
  'set:halftime':
    'mi temps|mi-temps|a mi temps|demi temps|moitie du temps|mitemps|mi tps|50 pour cent',
  'field:regime':
    'temps partiel|regime|regime de travail|temps de travail|horaire|part time|tps partiel|travaille a|preste|prestations|occupation|occupe a|heures semaine|heures par semaine|heures',
  'per:hour': 'par heure|de l heure|l heure|heure|horaire brut|brut horaire|de l h|par h',
  'per:day':
    'par jour|jour|le jour|journalier|par jour preste|par jour travaille|par titre|par cheque|piece|par piece|la piece|journaliers|l unite|par unite|chacun',
  'per:week': 'par semaine|la semaine|hebdomadaire|hebdo|semaine|par sem',
  'per:month':
    'par mois|mois|mensuel|mensuels|mensuelle|mensuelles|le mois|chaque mois|mensuellement|p mois|pm|p m|par moi|tous les mois|du mois',
  'per:year':
    'par an|an|annuel|annuels|annuelle|annuelles|l an|par annee|l annee|annuellement|chaque annee|sur l annee|pa|tous les ans|sur un an|annee',
  'per:other':
    'par trimestre|trimestriel|trimestriels|trimestrielle|chaque trimestre|par semestre|semestriel|semestrielle|bimensuel|par quinzaine|deux fois par an|2 fois par an|tous les trimestres|tous les deux ans|bisannuel',
  'unit:km': 'km|kms|kilometre|kilometres|bornes',
  'unit:days': 'jours|j|jrs|journees',
  'unit:kwh': 'kwh',
  'unit:years': 'ans|annees',
  'unit:people': 'personnes|personne|pers|gens|tetes',
  'unit:piece': 'unites|actions|titres|options de',
  'no:':
    'au lieu d une|au lieu d un|au lieu de la|au lieu du|au lieu de|au lieu d|au lieu des|plutot que|plutot qu une|plutot qu un|plutot qu|a la place de|a la place du|a la place d une|refuse|renonce a|pas interesse par|pas interessee par|exclu|excluant|hormis|sauf|excepte|hors|sans|pas de|pas d|aucun|aucune|ni|plus de|non|zero|pas',
  'do:remove':
    'ignore|ignorer|ignorez|deduis|deduire|soustrais|soustraire|retranche|enleve|enlever|retire|retirer|supprime|supprimer|vire|virer|oublie|oublier|retirez|enlevez|supprimez|oubliez|laisse tomber|laisse|on enleve|on retire|annule la|annule le|annule les|ote|oter|efface|effacer|ne veut plus|veut plus|ne veut pas|exit|jarte|vire moi|vire lui|fais sauter|sauter|saute|abandonne|abandonner|ne prend pas|en moins la|en moins le|plus besoin de|plus besoin du|degage',
  'do:raise':
    'augmente|augmenter|augmentez|augmentation|monte|monter|hausse|majore|majorer|ajoute encore|en plus sur|de plus|relever|releve|booste|booster|remonte|grimpe|rehausse|rehausser|revois a la hausse|ajoute lui',
  'do:lower':
    'diminue|diminuer|baisse|baisser|reduis|reduire|reduit|descends|descendre|diminution|de moins|moins|baissez|diminuez|enleve encore|rabaisse|rabaisser|ramene|diminution de|revois a la baisse|abaisse|abaisser',
  'do:add':
    'oublie pas|oubliez pas|n oublie pas|n oubliez pas|ne pas oublier|sans oublier|ajoute|ajouter|ajoutez|mets|mettre|mettez|donne|avec|plus|et aussi|rajouter|rajoutez|ainsi que|inclus|accorde|prevois|prevoir|prevoyez|rajoute|inclure|incluez|integre|octroie|octroyer|accorder|accordez|offre lui|complete avec',
  'do:instead':
    'plutot|finalement|en fait|au lieu|correction|je voulais dire|change|changer|passe|passer|remplace|remplacer|disons|enfin|non plutot|modifie|modifier|mets plutot|corrige|ou plutot|met plutot|passons',
  'do:undo':
    'annule|annuler|annulez|retour|reviens en arriere|retour en arriere|undo|defais|defaire|reviens a avant|comme avant|annule ca|annule cela|annule la derniere modification|reviens|annule tout ca|reviens a la version precedente|version precedente|retour arriere|annule le dernier changement|oublie ca|oublie la derniere modification|non annule|ctrl z',
  'do:to': 'a|jusqu a|jusque',
  'do:by': 'de|d',
  'do:double': 'double|doubler|le double',
  'ask:why':
    'pourquoi|comment tu arrives|comment ca se calcule|comment est calcule|explique|expliquer|d ou vient|explique moi|comment se calcule|comment avez vous calcule|comment on arrive|detail du calcul|detaille|pour quelle raison|d ou sort|comment calcule',
  'ask:limit':
    'plafond|plafonds|maximum|max|maxima|limite|limites|montant maximum|montant maximal|maximal|maximale|minimum legal|minimum|combien au maximum|taux|bareme|seuil|combien max|c est quoi|qu est ce que|montant legal|indexation|forfait|jusqu a combien|jusqu ou|combien maximum|a combien est limite|a combien est plafonne|quel est le montant|exonere jusqu a|exoneration|maximum autorise|montant max|valeur maximale|valeur maximum|plafonne a combien',
  'ask:how':
    'combien|quel|quelle|quels|quelles|ca fait|ca donne|fait combien|donne quoi|c est combien|et en|ca fait quoi|qu est ce que ca donne|ca represente|que donne|il reste combien|reste combien|montre|montrez|dis moi',
  'line:onss':
    'onss|cotisation onss|cotisations onss|cotisations sociales|onss personnel|securite sociale|charges sociales',
  'line:onssPatronal':
    'onss patronal|cotisations patronales|charges patronales|onss patronale|cotisation patronale|patronales',
  'line:precompteProfessionnel': 'precompte|precompte professionnel|impot|impots|pp|taxe|taxes',
  'line:bonusEmploi': 'bonus a l emploi|bonus emploi|bonus social a l emploi',
  'line:doublePeculeVacances':
    'double pecule|pecule de vacances|double pecule de vacances|pecule|simple pecule',
  'line:csss': 'csss|cotisation speciale|cotisation speciale de securite sociale',
  'line:atnVS': 'atn|avantage de toute nature|avantage toute nature|atn voiture',
  'line:imposable': 'imposable|base imposable|brut imposable',
  'other:':
    'prime de nuit|primes de nuit|prime d equipe|primes d equipe|prime de depart|prime d anciennete|prime de penibilite|prime de dimanche|prime de langue|prime de rentree|prime de bienvenue|prime d embauche|prime de naissance|prime de mariage|prime de parrainage|prime corona|prime pouvoir d achat|cheque consommation|cheques consommation|cheque livres|cheques livres|cheques mazout|cheques services|heures supplementaires|heures sup|heure supplementaire|revenu garanti|assurance revenu garanti|assurance vie|assurance deces|assurance dentaire|soins dentaires|assurance soins ambulatoires|assurance ambulatoire|assurance auto|assurance accident|assurance accidents|assurance rc|assurance voyage|assurance maladie|creche|frais de creche|frais de garde|garde d enfants|fitness|salle de sport|abonnement fitness|abonnement sport|trottinette|moto|scooter|budget formation|budget de formation|frais de formation|logement gratuit|logement de fonction|habitation|femme de menage|cantine|repas au bureau|vetements de travail|frais de vetements|indemnite vetements|demenagement|frais de demenagement|bonus de signature|bonus de bienvenue|bonus de retention|prime de retention|sign on|signing bonus|parts sociales|actions gratuites|actions de l entreprise|plan d actions|rsu|interessement|borne de recharge|borne a domicile|tablette|ipad|casque|chaise de bureau|pension legale|pourboires|astreinte|prime de garde|voiture de remplacement|pret sans interet|pret hypothecaire|avance sur salaire|saisie sur salaire|pension alimentaire|pensions alimentaires|revenus locatifs|emprunt',
  'skip:':
    'au moins|plus ou moins|bonus malus|tel que|bonjour|bonsoir|salut|merci|svp|s il vous plait|s il te plait|stp|hello|coucou|cordialement|bien a vous|simulation|package|paquet|fais moi|prepare|preparez|calcule|calculez|simule|faire|peux tu|pouvez vous|pourrais tu|je voudrais|je veux|j aimerais|il me faut|besoin|offre|candidat|candidate|nouvelle|nouveau|engager|engage|embauche|recruter|environ|a peu pres|autour de|genre|euh|ben|alors|donc|voila|genre de|a la louche|compris|comprise|y compris|commission paritaire|cp|c p|pc|jc|societe|entreprise|boite|patron|employeur|fonction|poste|developpeur|comptable|par|mois|annee|au telephone|par telephone|au bout du fil|coup de telephone|coup de fil|de vive voix|en ligne|sur la ligne|une minute|vite fait|sans profession particuliere',
}
