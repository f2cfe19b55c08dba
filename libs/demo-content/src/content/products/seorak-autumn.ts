import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const seorakAutumn = trip({
  prod_id: 'P000011',
  prod_type: 'CG002',
  prod_category: '03',
  origin_price: 96_000,
  inventory_cnt: 42,
  departureInDays: 12,
  season: { from: '10-01', to: '11-30' },
  place: PLACES.seorak,
  opt_codes: ['OPT013', 'OPT016', 'OPT007'],
  related: ['P000015', 'P000008', 'P000029'],
  texts: {
    KOR: {
      title: '설악산 가을 당일: 권금성과 비선대 길',
      subtitle: '바위는 희고 골짜기는 붉은 계절.',
      intro:
        '설악산은 남한에서 가장 먼저 단풍이 드는 산 가운데 하나입니다. 서울에서 아침 일찍 떠나 소공원에 닿으면 두 길이 기다립니다. 케이블카로 권금성에 올라 바위 봉우리를 마주하거나, 계곡을 따라 비선대까지 완만하게 걷습니다. 돌아오는 길에 속초 시장에 들릅니다.',
      schedule: [
        ['06:30', '서울 출발'],
        ['09:40', '설악산 소공원 도착, 신흥사 관람'],
        ['10:30', '케이블카(권금성) 또는 비선대 길 (왕복 약 6km)'],
        ['13:30', '산채 비빔밥 점심'],
        ['15:00', '속초관광수산시장'],
        ['19:30', '서울 도착'],
      ],
      included: ['왕복 버스', '점심', '숲 해설'],
      excluded: ['케이블카 (선택)', '시장 간식'],
      meeting: '동대문역사문화공원역 10번 출구, 06:20.',
      notes: [
        '단풍철 주말은 길이 막혀 도착이 늦을 수 있습니다.',
        '산 위는 서울보다 5~8도 낮습니다.',
        '등산화가 아니어도 되지만 미끄럽지 않은 신발이 필요합니다.',
      ],
    },
    ENG: {
      title: 'Seoraksan in autumn: Gwongeumseong and the Biseondae trail',
      subtitle: 'The season of white rock and red valleys.',
      intro:
        'Seoraksan is among the first mountains of South Korea to turn. We leave Seoul early; at the park gate two ways are open. The cable car lifts you to Gwongeumseong, face to face with the granite, while the gentle valley trail follows the stream to Biseondae. On the way home we stop at Sokcho market.',
      schedule: [
        ['06:30', 'Leave Seoul'],
        ['09:40', 'Seoraksan park gate, Sinheungsa temple'],
        ['10:30', 'Cable car to Gwongeumseong, or the Biseondae trail (about 6 km return)'],
        ['13:30', 'Bibimbap with mountain herbs'],
        ['15:00', 'Sokcho fish market'],
        ['19:30', 'Back in Seoul'],
      ],
      included: ['Coach', 'Lunch', 'Forest guide'],
      excluded: ['Cable car (optional)', 'Market snacks'],
      meeting: 'Exit 10 of Dongdaemun History & Culture Park Station, 06:20.',
      notes: [
        'On autumn weekends traffic can make us late.',
        'Five to eight degrees colder than Seoul up there.',
        'No boots needed, but shoes that grip.',
      ],
    },
    CHN: {
      title: '秋日雪岳山一日：权金城与飞仙台步道',
      subtitle: '岩石发白、山谷变红的季节。',
      intro:
        '雪岳山是韩国最早染红的名山之一。清晨从首尔出发，到了小公园便有两条路：乘缆车登权金城，与岩峰面对面；或沿溪谷缓步走到飞仙台。回程顺道逛束草市场。',
      schedule: [
        ['06:30', '首尔出发'],
        ['09:40', '抵达雪岳山小公园，参观新兴寺'],
        ['10:30', '缆车上权金城，或步行飞仙台（往返约6公里）'],
        ['13:30', '午餐：山菜拌饭'],
        ['15:00', '束草观光水产市场'],
        ['19:30', '返回首尔'],
      ],
      included: ['往返巴士', '午餐', '森林讲解'],
      excluded: ['缆车（可选）', '市场小吃'],
      meeting: '06:20，东大门历史文化公园站10号出口。',
      notes: ['红叶季周末易堵车，返程可能延迟。', '山上气温比首尔低5至8度。', '不必穿登山鞋，但鞋底要防滑。'],
    },
    JPN: {
      title: '秋の雪岳山日帰り：権金城と飛仙台の道',
      subtitle: '岩は白く、谷は赤く染まる季節。',
      intro:
        '雪岳山は韓国でいち早く紅葉する山の一つ。朝早くソウルを発ち、小公園に着くと道は二つ。ロープウェイで権金城に上って岩峰と向き合うか、渓流沿いを飛仙台までゆるやかに歩くか。帰りは束草の市場に寄ります。',
      schedule: [
        ['6:30', 'ソウル出発'],
        ['9:40', '雪岳山小公園着、新興寺を拝観'],
        ['10:30', 'ロープウェイ（権金城）または飛仙台の道（往復約6km）'],
        ['13:30', '昼食：山菜ビビンバ'],
        ['15:00', '束草観光水産市場'],
        ['19:30', 'ソウル着'],
      ],
      included: ['往復バス', '昼食', '森の案内'],
      excluded: ['ロープウェイ（オプション）', '市場での軽食'],
      meeting: '6:20、東大門歴史文化公園駅10番出口。',
      notes: [
        '紅葉期の週末は渋滞で到着が遅れることがあります。',
        '山の上はソウルより5〜8度低くなります。',
        '登山靴でなくても大丈夫ですが、滑りにくい靴で。',
      ],
    },
    VTN: {
      title: 'Thu Seoraksan trong ngày: Gwongeumseong và đường mòn Biseondae',
      subtitle: 'Mùa đá trắng và thung lũng đỏ.',
      intro:
        'Seoraksan là một trong những ngọn núi thay lá sớm nhất Hàn Quốc. Rời Seoul từ sáng sớm, đến cổng công viên bạn có hai lựa chọn: lên cáp treo tới Gwongeumseong đối diện vách đá, hoặc đi bộ thoai thoải dọc suối đến Biseondae. Đường về ghé chợ Sokcho.',
      schedule: [
        ['06:30', 'Rời Seoul'],
        ['09:40', 'Đến cổng Seoraksan, thăm chùa Sinheungsa'],
        ['10:30', 'Cáp treo Gwongeumseong hoặc đường Biseondae (khứ hồi khoảng 6 km)'],
        ['13:30', 'Ăn trưa cơm trộn rau rừng'],
        ['15:00', 'Chợ hải sản Sokcho'],
        ['19:30', 'Về Seoul'],
      ],
      included: ['Xe khứ hồi', 'Bữa trưa', 'Thuyết minh về rừng'],
      excluded: ['Cáp treo (tùy chọn)', 'Ăn vặt ở chợ'],
      meeting: 'Cửa 10 ga Dongdaemun History & Culture Park lúc 06:20.',
      notes: [
        'Cuối tuần mùa lá đỏ dễ kẹt xe, có thể về muộn.',
        'Trên núi lạnh hơn Seoul 5–8 độ.',
        'Không cần giày leo núi nhưng phải chống trơn.',
      ],
    },
  },
});
