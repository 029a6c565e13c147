/**
 * Passwords that are tried first. Source: dropbox/zxcvbn, data/passwords.txt of commit 67c4ece (MIT licence),
 * counted in the ten million leaked passwords that Mark Burnett published (xato.net): all those of at least twelve
 * characters (297), and the 2500 most common words among the shorter ones, which with a year or a sign behind
 * them make a weak longer one. Before those stand words of Belgian offices in French, Dutch and English, by hand.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = words(`
123qweasdzxc 1qaz2wsx3edc q1w2e3r4t5y6 1q2w3e4r5t6y mailcreated5240 qazwsxedcrfv 123456qwerty
qwerty123456 polniypizdec0211 sojdlg123aljg leavemealone motherfucker 123456654321 gfhjkmgfhjkm
qazwsxedc123 ghjcnjgfhjkm sonyericsson zxcasdqwe123 ghhh47hj7649 123456789qwe 1qazxsw23edc
masterbating qwerasdfzxcv qweasdzxc123 flvbybcnhfnjh 123456789987654321 112233445566 finalfantasy
ghbdtnrfrltkf websolutions chickenwing101 1qaz2wsx3edc4rfv unbelievable administrator justinbieber
contortionist masturbation pornographic newproject2004 needforspeed businessbabe 123456789123
masterbaiting supernatural maurolarastefy scandinavian domainlock2005 professional
momsanaladventure dkflbvbhjdbx hd764nw5d7e1vb1 qazwsxedcrfvtgb dkflbvbhjdyf counterstrike
zaq1xsw2cde3 vfvfvskfhfve ghjcnjghjcnj fkmnthyfnbdf 123456789abc admin18533362 intelligence
23176djivanfros 123456789qwerty qazxswedcvfr qwertyasdfgh 1111111111zz whosyourdaddy fktrcfylhjdyf
fktrcfylhjdbx 123456789qaz 541233432442 12345678900987654321 password1234 ghbdtnghbdtn
010203040506 lost4815162342 chesterfield 102030405060 vanyarespekt combat123654 qwerty123456789
devilmaycry4 transformers iseedeadpeople 89231243658s 123456789qqq jamesbond007 4815162342lost
123123qweqwe qwertyytrewq 1234567890qw 1234qwerasdf 123qwe456rty asdfghjkl123 ghjcnjrdfibyj
international qwertyuiop123 saun24865709 q1w2e3r4t5y6u7 1qa2ws3ed4rf 123456789zxc
polniypizdec110211 ptybnxtvgbjy fucktheworld 12345678987654321 mevefalkcakk playstation3
31217221027711 cosmopolitan q1w2e3r4t5y6u7i8 zqjphsyf6ctifgu 1234567890qwe hedimaptfcor
lhbjkjubz2957704 andrewjackie networkingpe 12qw34er56ty 1qazxsw23edcvfr4 159753456852 123456782000
christopher1 ingodwetrust installdevic digitalprodu philadelphia minecraft123 boy4u2ownnyc
peanutbutter an83546921an13 1234567890zzz olcrackmaster abc123456789 auckland2010 residentevil
qawsedrftgyh 123321qweewq 32615948worms 742617000027 nemvxyheqdd5oqxyxyzi avrillavigne
fuckyoubitch massimiliano 012345678910 41d8cd98f00b nhfdvfnjkju123 gjkysqgbpltw temppassword
ticketmaster 01telemike01 stratocaster punksnotdead playstation2 fynfyfyfhbde ghjcnjqgfhjkm
nightcrawler installsqlst 123456789101 frederiksberg 1234567890qaz 1a2s3d4f5g6h sanfrancisco
89876065093rax ghjcnjgbpltw 1234567qwertyu 1234qwerasdfzxcv lytghjgtnhjdcr schoolgirlie
111222333000 zaqwsxcderfv iloveboobies seemnemaailm nhecsyfujkjdt qwaszxerdfcv antananarivu
vfrcbvvfrcbv greenlantern q1w2e3r4t5y6u7i8o9p0 passwordstandard corperfmonsy maprchem56458
warhammer40k construction 1234567890qwerty morganstanley 1234567890987654321 cjdthitycndj
bltynbabrfwbz stinkyfinger qwertyuiop10 qazxswedc123 iampurehaha2 zxcvbn123456 gtnhjpfdjlcr
123321456654 59382113kevinp bpgjldsgjldthnf rfnthbyf1988 1qa2ws3ed4rf5tg qwertyuiop12345
nhfycajhvths msorcloledbr stickdaddy77 vfhbyfvfhbyf cheeseburger asdfgh123456 123456789asd
specialinsta michaeljackson webuivalidat 1234567887654321 1234567892000 ilovemyfamily
weihnachtsbau satisfaction 014702580369 qaz123wsx456 123456789qwer 111222333444555 123456789000
systemofadown vladimirovna 122333444455555 amadeusptfcor zxcvbnm123456789 websolutionssu
mortalkombat paraklast1974 minnesota_hp nondriversig 123qwerty123 necronomicon a1s2d3f4g5h6
z1x2c3v4b5n6m7 ghjnbdjcnjzybt thecakeisalie fktrcfylhjdf qwertyuiop12 ontheoutside zcfvfzkexifz
sonnenschein wazzkaprivet xxxp455w0rd5 qwertasdfgzxcvb weihnachtsbaum ghjatccbjyfk nick1234-rem936
aksjdlasdakj89879 ntktdbpjh1994 23wkoa0fp78dk fatima753357 6215mila6215 zaq12wsxcde3 anytimetoday
love777321777 123456789aaa 4815162342lf pfqwtd27121988 cnfc35762209 ktjynsq40147 1a2a3a4a5a6a
zxcvbnmmnbvcxz bullnuts2003 findaupair007 sdicmt7seytn gfhfktkjuhfv z1x2c3v4b5n6 entertainment
qazwsx123456 lytdybrbdfvgbhf foreveryoung 050605rostik 420842084208555 19960610ilja ipo54tj45uy856
89063032220m civilization 89semtsriuty badiman28200 123ewqasdcxz nhbujyjvtnhbz edwardcullen
blacksonblon polniypizdec1102 ne_e_pod_chehyl 123456zxcvbn ghtdtlvtldtl 12345677654321
alpha135792468 hd764nw5d7e1vbv josephphone7 gthtrfnbgjkt configuratio msoracle32re passwordassword
ronaldinho10 bhrh0h2oof6xbqjeh 193570356033
`)

/** Words that make no password by adding figures and signs. */
export const COMMON_WORDS: ReadonlySet<string> = words(`
motdepasse wachtwoord paswoord passwoord welkom welcome bienvenue bonjour azerty azertyuiop qwerty
qwertyuiop qwertz password passphrase administrateur administrator beheerder admin login connexion
aanmelden belgique belgie belgium bruxelles brussel brussels antwerpen gent gand liege luik namur
wallonie vlaanderen barema payroll salaire salaris loon secret geheim soleil chocolat doudou
jetaime iloveyou anderlecht standard diablesrouges rodeduivels zomer winter lente herfst ete hiver
printemps automne summer spring autumn january february march april june july august september
october november december janvier fevrier mars avril juin juillet aout septembre octobre novembre
decembre januari februari maart mei juni juli augustus oktober dragon baseball football monkey
letmein shadow master michael mustang pussy superman fuckyou qazwsx jordan jennifer killer hunter
harley zxcvbnm asdfgh buster andrew batman soccer tigger charlie robert sunshine thomas fuckme
ranger daniel hockey george computer michelle jessica starwars asshole pepper klaster zxcvbn
freedom princess joshua maggie pass ginger fuck amanda ashley love cheese nicole matthew chelsea
dallas biteme matrix william yankees taylor corvette austin access martin heather thunder merlin
diamond hello anthony hammer fucker silver gfhjkm justin patrick richard bailey internet samantha
golfer scooter test orange cookie maverick jackson sparky phoenix mickey bigdog snoopy guitar
whatever chicken morgan andrea camaro mercedes peanut ferrari falcon cowboy sexy samsung steelers
smokey joseph dakota melissa arsenal boomer eagles tigers marina nascar booboo gateway yellow
porsche monster spider diablo hannah bulldog junior london purple compaq lakers iceman hardcore
cowboys money banana boston brandon tennis johnny miller coffee scooby edward nikita yamaha mother
barney brandy chester fuckoff oliver charles player knight forever steven rangers midnight chicago
bigdaddy redsox victoria angel badboy please fender chris jasper james slayer rabbit natasha
rachel marine bigdick wizard marlboro raiders prince casper fishing flower crystal jasmine iwantu
panties adidas winner gandalf enter ghbdtn angela mike golden lauren cocacola winston madison
angels panther blowme sexsex bigtits spanky shannon bitch sophie johnson asdfasdf david horny
toyota tiger murphy dick canada danielle blowjob jonathan muffin liverpoo cooper apples dennis
jackie black john sandra pokemon slipknot carlos qazxsw scorpion qwaszx nathan butter startrek
rainbow asdfghjkl razz newyork redskins gemini cameron qazwsxedc florida liverpool turtle nicholas
wilson sierra viking booger butthead doctor rocket victor dolphins captain bandit jaguar packers
pookie peaches asdf dolphin helpme blue tucker theman maxwell tiffany jeremy qwertyui shithead
debbie albert lovers maddog alex monica united giants nirvana metallic hotdog rosebud mountain
benjamin warrior stupid elephant suckit success jackass bonnie alexis porn lucky jason scorpio
samson driver freddy willie calvin sydney gators dexter bubba creative voodoo golf happy arthur
trouble america nissan gunner stella rebecca garfield gordon jessie bullshit parker asdfghjk
fucking jack apollo eminem legend airborne bear beavis apple brooklyn godzilla skippy buddy qwert
kitten magic shelby beaver phantom fred nothing asdasd williams xavier braves darkness travis
copper platinum qweqwe tomcat girls bigboy green power animal police online voyager lifehack fish
sniper trinity walter blazer heaven lover snowball playboy loveme bubbles hooters cricket marvin
willow donkey topgun nintendo family saturn destiny gabriel pakistan pumpkin digital sergey
redwings explorer chance tits private runner therock guinness lasvegas beatles fire cassie
christin celtic andrey broncos babygirl nelson donald eclipse scott fluffy louise cartman michigan
carolina testing little samuel alexande steve birdie pantera cherry gibson sharon vampire peter
mexico dickhead buffalo genius montana beer minecraft maximus flyers school lovely stalker
metallica doggie carter kristina kimberly spencer snickers barbara speedy sabrina carmen marcus
bronco friends paradise yankee horses magnum dreams cool caroline lacrosse goober enigma member
qwertyu scotty pimpin bollocks sammy surfer brian cock poohbear genesis star dave qweasdzxc baby
racing friend hawaii viper vanessa billy poopoo einstein boobies stanley walker bitches paul
drowssap courtney simple stephen badger alaska action denise jake bill jester drummer spitfire
patricia forest maryjane champion diesel svetlana rock friday kevin gregory pamela mark frank
hotrod chevy anderson westside douglas security google badass tester shorty thumper hitman mozart
general boobs reddog music alexander melanie lizard ruslan vincent eagle scarface teresa sweet
marshall olivia buddha porno veronica frankie spirit stargate antonio naruto mercury natalie
liberty semperfi suzuki king popcorn spooky marley system brittany scotland kelly claudia free
kitty cherokee vikings simpsons death rascal leslie qweasd jimmy hummer loveyou patches allison
rocky adrian russia jupiter penguin passion cumshot howard vfhbyf honda vladimir andre franklin
sandman homer passport raider bastard infinity assman bulldogs fantasy sucker horney domino
budlight disney norman ironman softball francis bishop brutus jeffrey redrum ford bigred brooke
jesus mnbvcxz fktrcfylh karina marines digger ireland kawasaki cougar fireman oksana shit college
russell alicia houston monday cunt bradley sarah justice nigger super wildcats tinker logitech
duncan dancer swordfis avalon everton reggie alexandr motorola timothy molly patriots hentai
madonna claire eugene ducati colorado connor indian kermit juventus galore house smooth freeuser
warcraft simpson boogie titanic wolverin elizabet arizona valentin georgia saints asdfg accord
baxter matt denver mitchell christ yfnfif smith stinky zachary roland slut brenda spiderma naughty
chopper extreme skyline water virginia poop zombie pearljam froggy awesome vision pirate fylhtq
alyssa dreamer bullet predator empire wolf kirill people panthers elvis penis skipper nemesis
peekaboo simon rolltide alison american cardinal arnold daddy psycho danger mookie wanker chevelle
manutd goblue hobbes vegeta tommy fyfcnfcbz picard burton bobby windows loverboy victory vfrcbv
bambam serega turkey tweety galina hiphop rooster changeme berlin taurus suckme polina electric
ronald avatar mine maksim raptor hendrix newport bigcock kenneth brazil hard eric madmax england
alpha france britney sublime darkside bigman wolfpack classic hercules lawrence lincoln ronaldo
spiderman blizzard cheyenne cjkysirj wombat raymond brother kristen pandora holiday simone wildcat
devils kramer horse alabama caesar basketball sterling bondage carrie pussycat pickle shaggy
sports leather chronic flowers robbie perfect gracie airplane kodiak freepass amber billybob
sunset katana crazy maria phpbb good snowman anna stingray candy firebird wolves zeppelin detroit
garcia pontiac gundam panzer vagina fisher pretty time outlaw connie business trevor honey redhead
tarheels greenday nastya hardon engineer savage hellfire serenity cobra service dude michele sasha
fireball lickme miranda darkstar flash remember white harvey oscar strike beauty freddie pavilion
bobafett adam dbrnjhbz bigmac bowling jeff duke clinton ytrewq future jenny jones wallace harrison
natali pyramid rulez dodgers apache swimming morris whynot teens trooper fuckit defender girl
precious packard weasel popeye lucifer cancer icecream raven stewart swordfish tanner presario
sandy viktor rockstar blonde manager cheryl norton control wutang spike julian pimp atlanta
airforce thailand casino looking lennon mouse paris hacker bluebird hawkeye theone catfish elaine
sailor lisa goldfish dustin nfnmzyf light tattoo design pervert barbie maxima roscoe nipples
machine trucks herman wrangler rocks tornado lights cadillac bubble jerry pegasus madman longhorn
philip laura browns target orlando eatme stefan microsoft dilbert katie christia baller winnie
cannon lesbian shooter xfiles street seattle qazqaz cthutq amateur prelude corona freaky malibu
beach assassin atlantis integra pussies iloveu regina lonewolf dragons unicorn software bobcat
stealth kristin stacey peewee openup tony student srinivas angelina newton leonardo young zaqwsx
valentina shotgun lolita trigger enjoy athena veronika bruins coyote babydoll joker country dollar
lestat hottie random butterfly potter wordpass smiley sweety snake chipper woody samurai devildog
gizmo video valerie maddie powers mistress flipper express hjvfirf elena moose cessna piglet
goldie polaris teacher montreal cookies father wolfgang scully fatboy ladies wicked daisy balls
tickle bunny dfvgbh castle foobar transam single pepsi fetish basketba ryan toshiba hotstuff
jasmin sunday booty gambit ronnie impala texas birthday stephani hooker lancer knicks shamrock
stinger savannah kathleen roberto redneck benson deftones squirt siemens nick blaster goldberg
trucker alfred subaru renegade shelly ibanez manson swinger reaper blondie casey cristina hamilton
mylove minnie lindsay harry galaxy farmer gloria blahblah dudley special enterpri travel indiana
skeeter sugar ficken great smoke bigone sweetpea fucked trfnthbyf curtis freeman marino escort
smitty bigfoot joanne babes check larisa trumpet spartan valera tristan babylon asdfghj sister
bigboobs stormy mister hamlet aardvark butterfl marathon andreas paladin cavalier manchester
skater seven napoleon indigo hornet rusty buckeyes indians rose karate wonder hesoyam julie pierre
jerome toronto holland diamonds aurora chiefs buckeye sweetie highland hotsex charger redman
elizabeth chandler brandi passwor maiden griffin drpepper campbell monika leonard brown storm
pornstar bernie garden linda pencil millie sherlock timber thuglife insane pizza jungle mariah
aragorn hamster audrey triumph techno lollol sidney pioneer catdog sophia none fktrctq morpheus
pascal sampson island hobbit wetpussy erotic consumer blabla aaron justme stones marion chrissy
tyler marie spartak goforit burger pitbull adgjmptw kelsey nadine karen italia barcelona harold
hunting kaiser artist colors martha german sammie bass kissme virgin nicolas overlord mario
isabella pebbles sundance emerald doggy callie isabelle racecar irina germany element zipper
alpine basket holly goddess poison shirley change nipple wesley sakura eddie chichi huskers
christy marcel danny pussys ultimate dirty blackie inside nicola nikki rommel caserta omega
geronimo watson sergio trojan philips nugget tarzan chicks aleksandr bassman warren trixie cream
sherry manuel portugal webster help anakin dodger bomber superfly madness michel global loser
yvonne fatcat ybrbnf florence soldier energy warlock desire bianca sexual martina babe larry
seminole alejandr peace westham andrei concrete hector harris margaret weed bernard ladybug naked
network christop trombone history tintin sherman bluesky chuck rhbcnbyf qazxswedc home pleasure
christian logan cotton onelove cdtnkfyf whore vfvjxrf lindsey sunny titans stallion holden archie
brianna missy truck smile party singer hansolo natalia angelo smiles phillip joanna beagle panama
kingkong flatron moon inferno mongoose connect poiuyt snatch qawsed juice blessed rocker dominic
snakes personal turbo bluemoon emily joey finger jamaica alberto mulder beetle forget passat
immortal head jamie susan plastic long whiskey dietcoke suck spunky giovanni monitor cactus exigen
markus patton planet ripper teen spyder nolimit abigail daniela katrina waters morrison hollywoo
sluts sticky trunks always diana andy japan mission speed clifford pickles fernando holmes sailing
freak bonehead ghbdtnbr million delta darren newman charlott rubber yomama hongkong jumper open
sylvia ilovesex faster unreal cumming olga bertha memphis maurice nylons rodney kennedy legion
sebastia shalom pentium dodge brooks movie werewolf funtime ferret orion kingdom curious graham
niners dream milton cantona sprite philly pacific pirates abgrtyu gilbert lollipop french palmer
eternity office boeing sweets sheila cooldude stars tottenha africa jackoff monique irish anything
foster stocking columbia moomoo martini tracey biscuit drizzt camera isabel fossil robinson
makaveli snapper solomon maniac salmon patriot verbatim jacob jersey nasty shasta asdzxc shaved
blackcat raistlin punkrock infantry cjkywt gerald waterloo clayton crimson dillon twister oxford
ricardo serena musicman seinfeld flight maxine biggie denis silvia condor colleen ravens megadeth
wolfman cosmos sharks teddy bruce banshee keeper foxtrot anton butt damien skywalke velvet sesame
garrett dogs squirrel privet sunrise wolverine roxanne sucks legolas grendel rick ghost western
cats felix carrot frosty lvbnhbq herbert blades marlin stardust frog stone qazwsxed coolio brownie
butler helena groovy twilight penny trains daytona mollie vanhalen pikachu peanuts licker hershey
jericho intrepid ninja bird grace search lobster goblin bottom punisher strider shogun kansas
murray suzanne darwin amadeus ball neptune showtime support muscle oldman bruno ekaterina henry
rfrfirf getsome showme obiwan skittles whitney english danni tanker maestro capital tarheel thanks
gold anubis hannibal anal newlife gothic shark fighter brendan blues princes slick chaos sabine
evelyn preston cindy roman boss python mirage blood devil clover richie tequila cody surfing
delete potato review chubby panasonic sandiego porter portland bentley baggins penelope tina
fusion buffy derrick buck sooners blackdog harmony buttons malcolm californ moscow playtime mature
safety allen mary dagger dima stimpy christine lester turner gangster warriors iverson chargers
byteme lucas swallow liquid misty dingdong nymets cracker mushroom greg crusader mobile bigguy
miami dkflbvbh bugger robin nimrod anastasia tazman stranger newpass doodle monroe powder volume
archer collins gotcha battle marco guardian dublin miguel masters slapshot septembe stuart milano
short grizzly knights photos janice angelica scarlett damian nookie charly lorenzo rammstein
brasil scruffy munchkin poopie camille kittycat latino hell santiago world walnut thegame gerard
kolobok picasso barcelon bananas trance auburn coltrane eatshit goodluck starcraft wheels parrot
postal blade dorothy blackman wisdom dusty pink gorilla tamara quality katerina engine carlo
dumbass cassidy osiris oakland luther discover spanking lonestar sally annie bingo meridian ping
bender dookie stonecol megaman bridge terry rjntyjr ledzep violet madrid lowrider randy firefly
alexandra phoebe griffey racerx paradox ghjcnj beautiful gangsta julia tacobell women weezer
sirius halflife buffett shiloh vertigo sergei loving aliens carson sobaka catalina keyboard sadie
kangaroo josh sinner jazz socrates chucky thompson hotboy cynthia hoover sprint finish dark
scarlet celica lady shazam luke stevie sommer frances trebor qwerasdf national jeep kiss bollox
fuckface elwood lorraine rebels vacation lexmark melvin penguins bond ragnarok formula claude
tempest vfhecz tacoma colombia flames rockon duck prodigy wookie sebastian dodgeram romeo mustangs
sithlord smoker server bang incubus window scoobydo oblivion molson kitkat mystery titleist megan
rescue magnolia carpet juan director richmond melinda celeste lawyer bigballs kenny tardis roger
jimbob xanadu bobbie blueeyes shaman mersedes pooper dixie wright golfing hearts lucy garbage
sheena ashton mallard kenwood springer dogg oracle lizzie nuttertools martinez topper chloe janine
roberts imagine elliott shemale sleepy gremlin yourmom imperial printer monkeys grateful peterpan
hudson mikey kingston cooler analsex faith jimbo gillian asterix freckles esther birdman defiant
aussie margarita stud blondes donnie tatyana wayne bridget aspirine mariners jackal tobias
deadhead katrin research anime rootbeer weather frogger polo israel children forgot stephanie
frederic mandy hallo account noodles photo parola shaolin willis celine willy palace plymouth
nellie creampie santos justdoit rogers ohyeah fatass assfuck amazon laurie kisses ludwig magnus
queen camel nopass deanna bosco putter champs massive spidey lightnin camelot bryan letsgo gizmodo
aezakmi bones caliente tatiana broken goodtime thankyou brucelee redalert aquarius catherin smokin
pooh mypass payton lonely active astros roller porkchop sapphire shopping beckham temple marian
atomic marvel vanilla unknown fletcher mason kaktus cxfcnmt blacky aggies blackjac picture bangkok
sooner hastings scream iforgot myself kasper judith slappy shitty veritas chevrole vader painter
amsterdam kristi jammer primus spectrum valley ernest eduard granny clancy satan hitler pete
avenger spankme simba dylan smudge scrappy melody atlantic beatrice labrador harder southern
syracuse falcons rosemary husker candyman commando gator timmy sanchez pacman center stuff pancho
krishna darling fatman elijah throat clitoris pineappl keith lesbians sara lemons kelley barkley
vulcan punkin alice odessa bush boner celtics method monopoly flyboy space romashka hamburg lick
gangbang spartans bennett tricky snuggles asian carol anders annette drago homerun vectra life
charlotte jesse hermes grover boat topcat vivian cuddles carolyn infiniti cosworth hayden dead
forrest goodbye billie blake goose jeremiah ivanov bossman qawsedrf peugeot exigent kyle doberman
gary pauline bell durango plumber telefon franco horndog emmanuel laguna rbhbkk dawg alan
webmaster breeze beast beefcake reality leopard redbull dalton shelley topdog godsmack theking
pics speaker strong viktoria dance fuckers bowler starbuck gjkbyf hungry content valhalla night
anarchy blacks herbie kingpin writer starfish nokia clarence loveit achilles labtec fitness drake
brando bull kicker napass desert sailboat bohica tractor hidden muppet terminator bart phillies
kentucky terror bella farside caitlin swingers legacy ramona frontier butthole amelia doughboy
jrcfyf tuesday matilda sabbath nebraska homers qwertyuio azamat fallen maryland oakley oklahoma
striker camels iguana looker pinkfloy moloko latin double chang dannyboy luckydog rhonda pistol
whocares charmed skiing select studio franky houses elliot javier puppy tanya nathalie boris
daniil conrad miles command vladik vette vfrcbvrf stoner ihateyou nevada moneys vkontakte mandingo
puppies california funny crash mystic maynard zidane eileen kotenok tyrone dilligaf budman
bunghole zvezda stick jennie triton golfball today technics carlton bone trojans panda river
rafael church laptop rookie aberdeen gustav hawk dale ivan shane jethro enterprise escape igor
stripper filter hurrican rfnthbyf lespaul snow central butch dthjybrf belinda handsome excalibu
nofear momoney possum cutter metal bigger brothers bethany oilers cash randall moocow cupcake
gbpltw splash svetik leader bogdan vipers babyboy tdutybq lancelot sabina ccbill keystone passwort
juliet russian madden flamingo australia firefox marilyn dogman vortex rebel noodle zaphod killme
verona chase babies coolman danila designer skinny kamikaze deadman bacon attack gopher doobie
somethin reagan warhammer bradford deeznuts freaks
`)

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
