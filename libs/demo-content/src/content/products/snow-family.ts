import { stay, trip, WITH_BIRTH_CERTIFICATE } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const snowFamily = trip({
  prod_id: 'P000034',
  prod_type: 'CG006',
  prod_category: '06',
  origin_price: 480_000,
  inventory_cnt: 40,
  departureInDays: 25,
  nights: 2,
  season: { from: '12-15', to: '02-20' },
  discounts: { teen_pct: 0, children_pct: 10, infant_takes_seat: false },
  documents: WITH_BIRTH_CERTIFICATE,
  place: PLACES.yongpyong,
  opt_codes: ['OPT010', 'OPT011', 'OPT012', 'OPT013', 'OPT032'],
  hotels: stay(
    'HD06',
    {
      KOR: '눈꽃 리조트 평창',
      ENG: 'Nunkkot Resort Pyeongchang',
      CHN: '平昌雪花度假村',
      JPN: 'ヌンコッ・リゾート平昌',
      VTN: 'Khu nghỉ dưỡng Nunkkot Pyeongchang',
    },
    { single: 320_000, double: 180_000 },
  ),
  related: ['P000013', 'P000015', 'P000029'],
  texts: {
    KOR: {
      title: '가족 눈 여행 평창 2박 3일',
      subtitle: '아이는 눈사람을, 어른은 설원을. 밤에는 다 같이 물놀이.',
      intro:
        '아이와 함께하는 첫 눈 여행으로 짰습니다. 스키장은 하루만 가고, 나머지는 양 떼가 있는 눈 언덕과 얼음낚시, 따뜻한 물놀이로 채웁니다. 어린이 요금은 낮추고 강습은 아이 눈높이에 맞췄습니다. 젖은 장갑을 말릴 건조실도 있습니다.',
      schedule: [
        ['첫째 날', '서울 09:00 출발, 대관령 눈 언덕과 양 먹이 주기, 리조트 체크인'],
        ['둘째 날 오전', '스키 또는 눈썰매, 어린이 강습은 선택'],
        ['둘째 날 오후', '곤돌라(선택)로 발왕산 정상, 저녁에는 온수 물놀이장'],
        ['셋째 날', '송어 얼음낚시와 점심, 18:00 서울 도착'],
      ],
      included: ['왕복 버스', '조식 2회와 점심 1회', '리프트 반나절권 또는 썰매', '물놀이장 입장', '인솔자'],
      excluded: [
        '숙박비 (선택한 객실에 따라 추가)',
        '곤돌라, 장비, 강습 (선택)',
        '저녁 식사, 첫째·둘째 날 점심',
      ],
      meeting: '잠실역 4번 출구 앞, 첫날 08:45.',
      notes: [
        '어린이와 청소년은 가족 관계를 확인할 출생증명서를 올려 주세요.',
        '얼음이 얇으면 낚시는 실내 송어 잡기로 바뀝니다.',
        '아기 띠와 썰매를 무료로 빌려 드립니다.',
      ],
    },
    ENG: {
      title: 'A family in the snow: Pyeongchang, 3 days',
      subtitle: 'A snowman for the small, a white slope for the tall, warm water for all.',
      intro:
        'Made for a first winter trip with children. Only one day goes to the ski slopes; the rest is a snowy hill with sheep, fishing through the ice and a heated pool. Children pay less and the lessons are at their eye level. There is even a drying room for wet gloves.',
      schedule: [
        ['Day 1', 'Leave Seoul at 09:00, snow hill and sheep at Daegwallyeong, resort'],
        ['Day 2, morning', 'Skis or sledges; children’s lesson as an option'],
        ['Day 2, afternoon', 'Gondola (optional) up Mt Balwang, heated pool in the evening'],
        ['Day 3', 'Ice fishing for trout and lunch, Seoul at 18:00'],
      ],
      included: [
        'Coach',
        'Two breakfasts and one lunch',
        'Half-day lift pass or sledge',
        'Pool',
        'Tour leader',
      ],
      excluded: [
        'Resort (added when you choose your room)',
        'Gondola, equipment and lessons (optional)',
        'Dinners, lunches on days 1 and 2',
      ],
      meeting: 'Exit 4 of Jamsil Station, 08:45 on day 1.',
      notes: [
        'Children and teenagers need a birth certificate to show who travels with them.',
        'When the ice is thin we catch trout indoors.',
        'Baby carriers and sledges are free to borrow.',
      ],
    },
    CHN: {
      title: '亲子冰雪之旅：平昌三天两晚',
      subtitle: '孩子堆雪人，大人看雪原，晚上一起去温水乐园。',
      intro:
        '专为第一次带孩子看雪的家庭设计。只安排一天去雪场，其余时间在有羊群的雪坡、冰钓和温水乐园中度过。儿童价格更低，课程也从孩子的视角来教，还有烘干室可以烘湿手套。',
      schedule: [
        ['第一天', '09:00首尔出发，大关岭雪坡与喂羊，入住度假村'],
        ['第二天上午', '滑雪或雪橇，儿童课程可选'],
        ['第二天下午', '乘缆车（可选）上发旺山，晚上温水乐园'],
        ['第三天', '鳟鱼冰钓与午餐，18:00抵达首尔'],
      ],
      included: ['往返巴士', '两次早餐、一次午餐', '半日缆车票或雪橇', '温水乐园门票', '领队'],
      excluded: ['住宿费（选择房型后另计）', '缆车、雪具与课程（可选）', '晚餐、第一天与第二天午餐'],
      meeting: '第一天08:45，蚕室站4号出口。',
      notes: [
        '儿童与青少年请上传出生证明以核实亲属关系。',
        '冰层过薄时改为室内捉鳟鱼。',
        '可免费借用婴儿背带和雪橇。',
      ],
    },
    JPN: {
      title: '家族で雪遊び、平昌2泊3日',
      subtitle: '子どもは雪だるま、大人は雪原。夜はみんなで温水プール。',
      intro:
        'お子さま連れの初めての雪旅にぴったりの内容です。スキー場は1日だけ、あとは羊のいる雪の丘、氷上釣り、温水プールを楽しみます。子ども料金は抑えめ、レッスンも子どもの目線で。濡れた手袋を乾かす乾燥室もあります。',
      schedule: [
        ['1日目', 'ソウル9:00発、大関嶺の雪の丘と羊のえさやり、リゾートへ'],
        ['2日目午前', 'スキーまたはそり、子どもレッスンはオプション'],
        ['2日目午後', 'ゴンドラ（オプション）で発旺山頂へ、夜は温水プール'],
        ['3日目', 'マスの氷上釣りと昼食、18:00ソウル着'],
      ],
      included: ['往復バス', '朝食2回・昼食1回', 'リフト半日券またはそり', '温水プール', '添乗員'],
      excluded: [
        '宿泊費（お部屋の選択時に加算）',
        'ゴンドラ・用具・レッスン（オプション）',
        '夕食、1日目と2日目の昼食',
      ],
      meeting: '1日目8:45、蚕室駅4番出口。',
      notes: [
        'お子さまとティーンは続柄確認のため出生証明書をアップロードしてください。',
        '氷が薄いときは屋内のマスつかみになります。',
        '抱っこひもとそりを無料でお貸しします。',
      ],
    },
    VTN: {
      title: 'Cả nhà đi tuyết: Pyeongchang 3 ngày 2 đêm',
      subtitle: 'Trẻ đắp người tuyết, người lớn ngắm đồi trắng, tối cả nhà ngâm nước ấm.',
      intro:
        'Dành cho gia đình lần đầu đưa trẻ đi ngắm tuyết. Chỉ một ngày ở khu trượt, còn lại là đồi tuyết có cừu, câu cá trên băng và công viên nước ấm. Trẻ em được giảm giá, lớp học vừa tầm các bé, lại có phòng sấy găng tay ướt.',
      schedule: [
        ['Ngày 1', 'Rời Seoul 09:00, đồi tuyết và cho cừu ăn ở Daegwallyeong, nhận phòng'],
        ['Ngày 2, sáng', 'Trượt tuyết hoặc trượt phao, lớp trẻ em tùy chọn'],
        ['Ngày 2, chiều', 'Cáp treo (tùy chọn) lên đỉnh Balwang, tối chơi nước ấm'],
        ['Ngày 3', 'Câu cá hồi trên băng và ăn trưa, 18:00 về Seoul'],
      ],
      included: [
        'Xe khứ hồi',
        'Hai bữa sáng, một bữa trưa',
        'Vé lift nửa ngày hoặc xe trượt',
        'Vé hồ nước ấm',
        'Trưởng đoàn',
      ],
      excluded: [
        'Khu nghỉ dưỡng (cộng thêm khi chọn phòng)',
        'Cáp treo, đồ thuê, lớp học (tùy chọn)',
        'Bữa tối, bữa trưa ngày 1 và 2',
      ],
      meeting: 'Cửa 4 ga Jamsil lúc 08:45 ngày đầu.',
      notes: [
        'Trẻ em và thiếu niên cần tải lên giấy khai sinh để xác nhận người đi cùng.',
        'Băng mỏng sẽ đổi sang bắt cá hồi trong nhà.',
        'Cho mượn miễn phí địu em bé và xe trượt.',
      ],
    },
  },
});
