/**
 * What people choose most often, of eight characters and more or with a tail of digits, in lower case. Passwords of
 * digits alone are refused by a rule of their own.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password passwort passw0rd p@ssword p@ssw0rd p@55w0rd pa55word password1 mypassword
  qwerty qwertyui qwertyuiop qwerty123456 qwertyqwerty qwer1234 1234qwer q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qaz2wsx3edc 2wsx3edc qazwsxedc qazwsx qaz2wsx zaq12wsx zaq1zaq1 1qazxsw2 !qaz2wsx asdf1234 asdfasdf
  asdfghjk asdfghjkl asdf zxcvbnm zxcvbnm123 zxcv1234 asdfqwer qweasd qweasdzxc qwe123qwe qweqwe poiuytrewq
  abcd1234 abc12345 abc123456 abc123 abcabc abcdefg abcdefgh abcdefghi a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678
  a123456 a1234567 a12345678 a123456789 123456a 1234567a 12345678a 123456789a 123456aa 123456abc 12345abc 123abc
  123456qq qq123456 qq12345678 q123456 q1234567 q12345678 w123456 w1234567 z123456 z1234567 z12345678 s123456
  123qwe 123qweasd 123456qwe qwe123456 zxc123456 asd123456 asd123456789 123456asd 123asdfg 111111a 11111111a
  aaaaaaaa aaaa1111 1111aaaa qqqqqqqq zzzzzzzz aaa111111 a11111111 aaaaaa111
  iloveyou iloveyou1 loveyou love loveme lovely woaini woaini1314 woaini520 woaini521 wo123456 woainima 5201314a
  a5201314 520woaini 1314woaini wodemima mima woshishui nihao nihaoma wangyi zhang wang123456 li123456 zhang123456
  letmein letmein1 welcome welcome1 w3lcome changeme changeit trustno1 access admin admin123 admin1234
  administrator admin888 root123456 rootroot root toor test test1234 testtest tester guest guest123 user1234
  default master master123 login secret secret123 hello hello123 helloworld hunter2 shadow superman batman
  spiderman starwars pokemon dragon monkey football baseball basketball soccer sunshine princess michael jordan
  jordan23 jennifer computer internet whatever freedom samsung iphone google alibaba alibaba123 taobao taobao123
  tencent weixin wechat baidu huawei xiaomi amazon shopee ebay chuhai chuhaiyun china china123 beijing shanghai
  hangzhou ningbo zhejiang company company123 business summer winter spring autumn p@ssw0rd1 pass1234 pass@word
  `
    .split(/\s+/)
    .filter(Boolean),
)
