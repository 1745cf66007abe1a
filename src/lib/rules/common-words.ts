/** Common words that passwords are built from, in lower case. */
export const commonWords: ReadonlySet<string> = new Set(
  `
  pass passwd password passwords passcode passphrase mypass mypassword newpass newpassword yourpassword thepassword
  secret topsecret secrets changeme letmein letmeinnow welcome welcomeback hello hellothere helloworld login logmein
  signin signup user username guest admin admins administrator adminadmin root toor superuser master default system
  server computer internet intranet database network windows microsoft google gmail hotmail yahoo facebook instagram
  twitter youtube line lineapp tiktok netflix amazon shopee lazada apple iphone android samsung nokia huawei oppo vivo
  test tester testing testtest demo sample example temp temporary trial qatest asdf asdfg asdfgh asdfghj asdfghjk
  asdfghjkl asdasd asdasdasd qwe qweqwe qweasd qweasdzxc qwer qwert qwerty qwertyu qwertyui qwertyuiop azerty qwertz
  zxc zxcv zxcvb zxcvbn zxcvbnm zxczxc zaqwsx qazwsx qazwsxedc wsxedc poiuyt mnbvcxz lkjhgf abc abcd abcde abcdef
  abcdefg abcdefgh abcabc aabbcc aaa aaaa bbb xxx xxxx zzz zzzz aaaaaa abcxyz xyz
  iloveyou ilovey ilove iloveme ilovemyself loveyou loveme lovely lover lovers love loves lovelove mylove truelove forever
  baby babygirl babyboy honey sweetheart sweety sweetie darling angel angels princess prince queen king kingdom lucky
  happy happyday smile smiles sunshine sunflower flower flowers rose roses lotus jasmine orchid rainbow butterfly summer
  winter spring autumn january february march april june july august september october november december monday tuesday
  wednesday thursday friday saturday sunday today tomorrow yesterday morning night midnight goodmorning goodnight
  dragon tiger lion eagle falcon hawk wolf bear panda monkey elephant kitty kitten kittycat cat cats dog dogs doggy
  puppy bunny rabbit horse mustang pony shark dolphin turtle spider snake phoenix unicorn pegasus pokemon pikachu
  doraemon mickey mickeymouse minnie snoopy garfield batman superman spiderman ironman captain avengers hero marvel
  naruto onepiece luffy goku dragonball starwars skywalker matrix neo trustno shadow hunter killer ninja samurai warrior
  soldier army navy marine ranger rangers police doctor teacher student school college university thesis office boss
  manager director company corporate business money dollar million millionaire rich gold golden silver diamond crystal
  football soccer baseball basketball tennis golf hockey badminton boxing muaythai volleyball running marathon swimming
  liverpool arsenal chelsea barcelona realmadrid juventus manunited manutd manchester everton tottenham buriram messi
  ronaldo beckham jordan michaeljordan kobe lakers yankees cowboys steelers ferrari porsche mercedes benz bmw honda
  toyota isuzu nissan mazda yamaha suzuki ducati harley corvette camaro
  guitar piano music musics rock rockstar rocknroll metallica nirvana slipknot eminem beatles blackpink jisoo rose lisa
  jennie bts exo kpop dance dancer singer player gamer games game gaming minecraft roblox fortnite valorant dota
  counterstrike warcraft starcraft diablo zelda mario sonic playstation nintendo xbox
  freedom liberty peace hope faith trust truth heaven jesus jesuschrist christ church bible god godbless buddha dharma
  blessed blessing family mother father mommy daddy mama papa brother sister brothers sisters friend friends bestfriend
  friendship wife husband grandma grandpa children
  michael michelle jennifer jessica ashley amanda nicole daniel david robert william thomas charles george andrew joshua
  matthew anthony christopher christian alexander alex alexandra anna maria elizabeth victoria samantha stephanie melissa
  sarah laura rachel rebecca patrick kevin brian jason justin brandon tyler austin dakota hannah madison sophie sophia
  charlie oliver harry james john johnny joseph peter paul mark steven richard edward henry jack jackson jacob max maxwell
  molly maggie ginger pepper cookie cookies chocolate candy sugar banana orange apple apples mango cherry lemon coffee
  pizza cheese butter chicken noodle spicy somtum padthai tomyum
  thailand thai thaiboy thaigirl siam bangkok chiangmai phuket pattaya krabi samui hatyai korat khonkaen udonthani isan
  ayutthaya sukhothai sawasdee sawaddee sawatdee sabai sabaidee sanuk rakna rakthai rakkhun rukna chanrakthoe suay
  jaidee narak noi nong nongnoi somchai somsak somying sompong prasert wichai surachai suthep anan aroon nattapong
  kittisak thanakorn siriporn supaporn malee mali kanya ploy fah ning nok nook lek yai daeng dang dam mod moo mook
  america england london paris tokyo japan china korea seoul singapore malaysia vietnam australia canada texas california
  chicago boston newyork dallas phoenix vegas lasvegas miami hawaii
  access allowed enter entrance open opensesame door key keys keyboard mouse monitor screen printer laptop desktop mobile
  phone telephone number numbers one two three four five six seven eight nine zero first second third last
  black white red green blue yellow pink purple brown orange silver blackcat whitecat redbull blueblue
  star stars starlight moon moonlight sunny sky ocean sea beach island mountain river forest thunder lightning storm
  snow snowball fire fireball ice water wind earth planet galaxy universe space rocket apollo
  super superstar supergirl superboy power powerful energy magic magical mystery wizard merlin gandalf hogwarts potter
  harrypotter sherlock bond jamesbond casper ghost zombie vampire devil demon satan evil hell monster beast
  sexy sexygirl hottie cutie cutiepie cute beautiful beauty pretty lady ladies woman girl girls boy boys man men
  whatever nothing something anything everything none nopass nopassword forgot forgotten remember rememberme idontknow
  dontknow donttouch private public security secure safe safety protect guard
  please thanks thankyou sorry goodbye byebye goodluck luckyme good great best better perfect awesome fantastic amazing
  wonderful excellent number numberone winner champion victory success
  `
    .trim()
    .split(/\s+/),
)

/** Keyboard sequences and similar complete passwords, in lower case. */
export const commonWalks: ReadonlySet<string> = new Set(
  `
  1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2 2wsx3edc 3edc4rfv qaz123wsx 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
  q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 z1x2c3v4 1a2b3c4d 1a2b3c4d5e 12qwaszx 12qwasyx
  123qweasd 123qweasdzxc 123qwe123 qwe123qwe qwe123asd asd123qwe abc123abc abc123def abc123xyz 123abc123 1234abcd
  1234qwer 12345qwert 123456qwerty a12345678 a123456789 aa123456 aa12345678 ab123456 abc12345 qwe12345 1qazse4
  zxc123asd asd123zxc qweasd123 qweasdzxc123 p0o9i8u7 0p9o8i7u m1n2b3v4 iloveyou3000 ncc1701d trustno1 8675309jenny
  r2d2c3po c3por2d2 thx1138thx 4ever4you 4everlove love4ever just4you me2you4ever
  `
    .trim()
    .split(/\s+/),
)
