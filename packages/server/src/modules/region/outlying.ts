const taiwan =
  '710100台北市 710200高雄市 710300台南市 710400台中市 710500金门县 710600南投县 710700基隆市 710800新竹市 ' +
  '710900嘉义市 711100新北市 711200宜兰县 711300新竹县 711400桃园市 711500苗栗县 711700彰化县 711900嘉义县 ' +
  '712100云林县 712400屏东县 712500台东县 712600花莲县 712700澎湖县 712800连江县'

const hongKong =
  '810001中西区 810002湾仔区 810003东区 810004南区 810005油尖旺区 810006深水埗区 810007九龙城区 810008黄大仙区 ' +
  '810009观塘区 810010荃湾区 810011屯门区 810012元朗区 810013北区 810014大埔区 810015西贡区 810016沙田区 ' +
  '810017葵青区 810018离岛区'

const macao =
  '820001花地玛堂区 820002花王堂区 820003望德堂区 820004大堂区 820005风顺堂区 820006嘉模堂区 820007路氹填海区 ' +
  '820008圣方济各堂区'

/**
 * The official list ends at 台湾省, 香港 and 澳门 themselves. What lies below them has the codes in common use, and districts
 * of the latter two stand where others have cities: every province has a second level to choose from.
 */
export const outlying = [taiwan, hongKong, macao]
  .flatMap((list) => list.split(' '))
  .map((entry) => ({ code: entry.slice(0, 6), name: entry.slice(6) }))
