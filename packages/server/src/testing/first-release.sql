-- One row in every table, as the first release wrote them: upgrade.test.ts brings them up to date.
insert into user_account (issuer, subject, user_name, union_id, created_at, last_signed_in_at)
  values ('http://localhost:4001', 'demo', '沈立群', 'union-demo', '2026-11-20 08:00+08', '2026-11-24 09:00+08');
insert into organisation values ('00000000-0000-4000-8000-000000000001', '宁波远航贸易有限公司', '91330200MA2AF1XX0B',
  '2040-12-31', '330000', '浙江省', '330200', '宁波市', '330203', '海曙区', '中山西路 1 号', '/files/licence-1', 2, 1, '2026-11-20 08:10+08');
insert into membership values (1, '00000000-0000-4000-8000-000000000001', '2026-11-20 08:10+08');
insert into session values ('session-hash', 1, 'chuhai', null, '2026-11-24 09:00+08', '2026-11-24 09:00+08', '2027-11-24 09:00+08', '2027-12-24 09:00+08');
insert into sign_on_flow (state_hash, client, challenge, nonce, code_verifier, display, origin, return_to, expires_at)
  values ('state-hash', 'chuhai', 'challenge', 'nonce', 'verifier', 'page', 'http://localhost:4000', '/', '2026-11-24 09:15+08');
insert into sign_on_token (token_hash, user_id, client, challenge, expires_at)
  values ('token-hash', 1, 'chuhai', 'challenge', '2026-11-24 09:15+08');
insert into idempotency_key values ('createConsultation', 'key-1', 'partner', 'body-hash', '{"status": "success"}', '2027-11-24 09:00+08');
insert into rate_limit values ('write:127.0.0.1', 1, 1795418918081);
insert into site (origin, name) values ('https://shop.example.com', '远航商城');
insert into consultation values ('00000000-0000-4000-8000-000000000002', '{平台开店}', '李明', '13800138000', '宁波远航贸易有限公司', '市场负责人',
  'li.ming@example.com', '平台开店', '出海云', '2026-11', '2026-11-24 10:00+08', 'https://shop.example.com', 1,
  '00000000-0000-4000-8000-000000000001', '2026-11-24 10:00+08');
insert into outbox_message (id, type, payload, created_at, next_attempt_at)
  values ('00000000-0000-4000-8000-000000000002', 'consultation.created', '{"contactsName": "李明"}', '2026-11-24 10:00+08', '2026-11-24 10:00+08');
insert into operator_access (at, operator, command) values ('2026-11-24 11:00+08', 'root', 'consultations');
insert into uploaded_file values ('licence-1', 1, 'image/png', null, 2048, 800, 600, '2026-11-20 08:09+08');
insert into page_view values ('00000000-0000-4000-8000-000000000003', null, '/', 'http://localhost:4000', '2026-11-24 10:00+08', '2026-11-24 10:01+08');
insert into assistant_message (user_id, speaker, text, created_at, request_id)
  values (1, 'user', '亚马逊开店需要什么资料？', '2026-11-24 10:05+08', 'request-1');
insert into assistant_message (user_id, speaker, text, created_at, question_id, state, asked_on, is_charged)
  values (1, 'assistant', '营业执照与法人身份证。', '2026-11-24 10:05+08', 1, 'complete', '2026-11-24', true);
insert into assistant_report values (2, 1, '亚马逊开店需要什么资料？', '营业执照与法人身份证。', 'wrong', '还要银行对账单', '2026-11-24 10:10+08');
insert into assistant_scene (name, logo, guide_words, position) values ('邮件回复', 'mail', '帮我回复买家：', 9);
insert into assistant_usage values (1, '2026-11-24', 1);
insert into banner (application_site, banner_module, position, title, text) values ('PC端', '导航页', 9, '旧横幅', '第一版的横幅');
insert into competition_edition values (91, '旧一届', '/kylinCup/old', '2026-01-01 00:00+08', '2026-02-01 00:00+08',
  '{"lead": "旧一届", "introduction": {"lead": "", "tracks": [], "gains": []}, "review": {"lead": "", "winners": []},
    "prizes": {"lead": "", "honours": [], "awards": [{"name": "金奖", "amount": 100000}]}, "judges": {"lead": ""},
    "rules": {"stages": []}, "signUp": {"name": "报名", "text": ""}, "schedule": [], "notes": []}');
insert into competition_registration values (1, 91, 1, '00000000-0000-4000-8000-000000000004', 0,
  '{"ranks": "远航队", "project": "小家电出海"}', '东部赛区', '[{"userName": "李明", "captainFlag": 1}]', '待审核', null, null,
  '2026-01-20 10:00+08', '2026-01-20 10:00+08');
insert into competition_school values ('远航学院', '浙江省', '{}', 'yuanhangxueyuan', 'yhxy');
insert into guide_category values (901, null, '旧分类', '', 90);
insert into guide_site (id, category_id, position, name, mark, tint, summary, address, region, tags, body, steps, note, created_at)
  values (990001, 901, 1, '旧站点', '旧', 'blue', '第一版的站点', 'https://old.example.com', '美国', '{}', '正文', '{}', '', '2026-11-20 08:00+08');
insert into guide_appraisal values (990001, 1, 5, '很好用', '2026-11-22 08:00+08', '2026-11-22 08:00+08');
insert into guide_subscription values (1, 990001, '2026-11-22 08:00+08');
insert into guide_hot_search values ('旧热词', 90);
insert into evaluation_rule_set (document, created_at) values ('{"version": 1}', '2026-11-20 08:00+08');
insert into guide_exclusive (user_id, rule_set_id, answers, rating, summary, advice, abilities, sites, course_ids, created_at)
  values (1, 1, '[]', '进阶', '可以开店', '先做平台', '[]', '[]', '{}', '2026-11-22 08:00+08');
insert into home_section values ('school', '{"courses": [{"name": "旧课程", "price": 199}]}');
insert into live_broadcast values ('vat', '欧洲 VAT', '报税', '/media/live.svg', '/activity/live?id=2', '2026-12-01 20:00+08', '2026-12-01 21:00+08', null);
insert into news_article (id, title, summary, category, author, tags, minutes, body, published_at)
  values (990002, '旧资讯', '第一版的资讯', '平台', '编辑部', '{亚马逊}', 3, '正文', '2026-11-20');
insert into page values ('old', '/old', '旧页面', '第一版的页面', 90, true, '{}');
insert into platform values (91, '旧平台', 90, true);
insert into school_course (id, name, summary, body, teacher, teacher_title, tags, price, position, level, gains, lessons)
  values (990003, '旧课程', '第一版的课程', '正文', '陆一鸣', '讲师', '{}', 199, 90, '入门', '{}', '[{"title": "第一课", "minutes": 10}]');
insert into school_class (id, name, summary, body, teacher, teacher_title, tags, price, position, city, starts_on, weeks, seats, suits, plan)
  values (990004, '旧班级', '第一版的班级', '正文', '陆一鸣', '讲师', '{}', 3980, 90, '杭州', '2027-03-01', 4, 20, '{}', '[]');
insert into search_entry (kind, key, locale, title, body, address, fingerprint, vector)
  values ('article', '990002', 'zh-CN', '旧资讯', '正文', '/news/detail?id=990002', 'old', '');
insert into search_word values ('amazon', '{ama,maz,azo,zon}');
