/** Scenes of a new database; each logo is `media/scene-<logo>.svg`. Guide words fill the input, so they are a whole question. */
export const sceneContent = [
  {
    logo: 'polish',
    name: '文案润色',
    guideWords:
      '请把下面这段商品描述改写成地道的英文五点描述，每点不超过 200 个字符，突出材质、用途和包装，不夸大：\n便携榨汁杯，350 毫升，USB-C 充电，一次充满可榨 15 杯，杯身可拆洗，送清洁刷。',
  },
  {
    logo: 'title',
    name: '标题优化',
    guideWords:
      '请为亚马逊美国站优化这条商品标题：核心词放前面，不超过 150 个字符，不堆砌，给 3 个版本并说明取舍：\nDog Bed Large Washable Warm Soft Pet Bed Sofa',
  },
  {
    logo: 'mail',
    name: '邮件回复',
    guideWords:
      '德国买家来信说包裹晚到 6 天，要求退还运费。请用礼貌的德语写一封回信：致歉，说明清关延误，退还运费 4.90 欧元，并附中文对照。',
  },
  {
    logo: 'store',
    name: '开店建议',
    guideWords:
      '我们是宁波的家居工厂，第一次做跨境，月产 5 万件，没有运营团队。亚马逊、速卖通、Temu 先做哪个？请按资料、费用、周期和风险比较。',
  },
  {
    logo: 'shipping',
    name: '物流选择',
    guideWords:
      '有 3 立方米、480 公斤的家居用品从义乌发到美国西部的海外仓，不赶时间。海运整柜、拼箱和空运怎么选？各要多久，要准备哪些单证？',
  },
  {
    logo: 'tax',
    name: '合规自查',
    guideWords:
      '我们准备把蓝牙耳机卖到德国和法国，货放在德国仓。请列一份上架前的合规自查表：VAT、EPR、CE 和包装标识分别要做什么、谁来办、多久办好。',
  },
  {
    logo: 'review',
    name: '差评应对',
    guideWords:
      '买家留了两星差评：“用了两周拉链就坏了”。请写一条公开回复和一封私信，英文，诚恳不推诿，提出换货，并提醒我不能说哪些违反平台规则的话。',
  },
  {
    logo: 'ads',
    name: '广告文案',
    guideWords:
      '为户外折叠椅写 3 组 Google 搜索广告：每组 3 个标题（各 30 个字符以内）和 2 条描述（各 90 个字符以内），英文，面向美国露营人群，标注字符数。',
  },
  {
    logo: 'plan',
    name: '参赛计划书',
    guideWords:
      '我们是大三学生，想做面向日本的国风文具独立站去参加跨境电商比赛。请给一份商业计划书提纲：市场、选品、推广、成本和三个月里程碑，每部分写要点。',
  },
]
