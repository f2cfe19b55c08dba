import { packageOf, stay, trip, WITH_AIR_TICKET } from '../defaults.ts';
import { PLACES } from '../places.ts';

/** Package tour of CG001/01: exact parties of two, three and four; tickets are bought after 2024-08-08 (count 26). */
export const lumeraWeekend = trip({
  prod_id: 'P000001',
  prod_type: 'CG001',
  prod_category: '01',
  origin_price: 520_000,
  inventory_cnt: 24,
  departureInDays: 34,
  // Friday; the concert of P000019 is on the Saturday.
  departsOn: [5],
  nights: 2,
  package_cnt: 2,
  package_group: 'P000001',
  documents: WITH_AIR_TICKET,
  ticket_yn: 'Y',
  ticket_cnt: 26,
  place: PLACES.olympicPark,
  opt_codes: ['OPT003', 'OPT004', 'OPT005', 'OPT018', 'OPT031', 'OPT032'],
  hotels: stay(
    'HD01',
    {
      KOR: '호텔 온재 명동',
      ENG: 'Hotel Onjae Myeongdong',
      CHN: '明洞温斋酒店',
      JPN: 'ホテル・オンジェ明洞',
      VTN: 'Khách sạn Onjae Myeongdong',
    },
    { single: 260_000, double: 145_000 },
  ),
  related: ['P000019', 'P000004', 'P000005'],
  texts: {
    KOR: {
      title: 'LUMERA 위크엔드: 콘서트와 댄스, 서울 2박 3일',
      subtitle: '둘·셋·넷이 함께 떠나는 팬 여행. 공연 티켓과 안무 수업이 들어 있습니다.',
      intro:
        '토요일 밤의 함성을 위해 사흘을 비웠습니다. 금요일에는 홍대 연습실에서 타이틀곡의 후렴을 배우고, 토요일에는 올림픽공원에서 LUMERA를 만납니다. 일요일 아침은 늦잠과 성수동 산책으로 느긋하게 마무리합니다.',
      schedule: [
        ['첫째 날', '명동 호텔 체크인, 17:00 스튜디오 나룸에서 안무 수업 2시간, 환영 저녁'],
        ['둘째 날 오전', '자유 시간 또는 포토 카드 교환 모임'],
        ['둘째 날 14:00', '올림픽공원 이동, 굿즈 줄 안내와 단체 사진'],
        ['둘째 날 18:00', 'KSPO DOME에서 LUMERA 콘서트 관람, 전용 버스로 복귀'],
        ['셋째 날', '성수동 카페 거리 산책 후 12:00 호텔에서 해산'],
      ],
      included: ['콘서트 티켓 (2층 스탠드석)', '안무 수업', '저녁 1회와 조식 2회', '이동 버스와 인솔자'],
      excluded: ['숙박비 (선택한 객실에 따라 추가)', '항공권', '개인 경비'],
      meeting: '지하철 4호선 명동역 8번 출구 앞, 첫날 15:00. 나래 깃발을 든 인솔자가 기다립니다.',
      notes: [
        '티켓은 공연 당일 인솔자가 여권과 대조해 나눠 드립니다.',
        '정한 인원 그대로 출발하는 상품이며 유아는 인원에 넣지 않습니다.',
        '대표 여행자 한 분의 항공권 사본이 필요합니다.',
      ],
    },
    ENG: {
      title: 'LUMERA weekend: concert and dance, 3 days in Seoul',
      subtitle: 'A fan trip for two, three or four, with show tickets and a choreography class.',
      intro:
        'Three days built around one Saturday night. On Friday you learn the chorus of the title track in a Hongdae studio, on Saturday you see LUMERA at Olympic Park, and Sunday belongs to a late breakfast and a slow walk through Seongsu.',
      schedule: [
        [
          'Day 1',
          'Check in at Myeongdong, two-hour choreography class at Studio Narum from 17:00, welcome dinner',
        ],
        ['Day 2, morning', 'Free time, or join the photo-card swap'],
        ['Day 2, 14:00', 'Transfer to Olympic Park, help with the merchandise queue, group picture'],
        ['Day 2, 18:00', 'LUMERA in concert at KSPO DOME, private coach back to the hotel'],
        ['Day 3', 'Walk through the cafés of Seongsu; the tour ends at the hotel at 12:00'],
      ],
      included: [
        'Concert ticket (upper-tier stand)',
        'Choreography class',
        'One dinner and two breakfasts',
        'Coach and tour leader',
      ],
      excluded: ['Hotel (added when you choose your room)', 'Flights', 'Personal expenses'],
      meeting: 'Exit 8 of Myeongdong Station (line 4) at 15:00 on day 1. Look for the Narae flag.',
      notes: [
        'Tickets are handed out on the day of the show against your passport.',
        'This package leaves with exactly the party you choose; infants are not counted.',
        'We need a copy of the air ticket of one person in your party.',
      ],
    },
    CHN: {
      title: 'LUMERA周末：演唱会与舞蹈课，首尔三天两晚',
      subtitle: '两人、三人、四人成行的追星之旅，含演唱会门票与编舞课。',
      intro:
        '三天时间，只为周六那个夜晚。周五在弘大的练习室学会主打歌副歌，周六在奥林匹克公园见到LUMERA，周日睡到自然醒，再去圣水洞慢慢散步。',
      schedule: [
        ['第一天', '入住明洞酒店，17:00起在STUDIO NARUM上两小时编舞课，欢迎晚餐'],
        ['第二天上午', '自由活动，或参加小卡交换会'],
        ['第二天14:00', '前往奥林匹克公园，协助排队购买周边并合影'],
        ['第二天18:00', '在KSPO DOME观看LUMERA演唱会，专车送回酒店'],
        ['第三天', '圣水洞咖啡街散步，中午12:00在酒店解散'],
      ],
      included: ['演唱会门票（二层看台）', '编舞课', '晚餐一次、早餐两次', '专车与领队'],
      excluded: ['住宿费（选择房型后另计）', '机票', '个人消费'],
      meeting: '第一天15:00，地铁4号线明洞站8号出口，领队手举Narae旗帜等候。',
      notes: [
        '门票于演出当天由领队核对护照后发放。',
        '本商品按所选人数成行，婴幼儿不计入人数。',
        '需提交主要出行人的机票复印件。',
      ],
    },
    JPN: {
      title: 'LUMERAウィークエンド：コンサートとダンス、ソウル2泊3日',
      subtitle: '2名・3名・4名で行くファン旅。公演チケットと振付レッスン付き。',
      intro:
        '土曜の夜のために用意した3日間です。金曜は弘大のスタジオでタイトル曲のサビを習い、土曜はオリンピック公園でLUMERAに会う。日曜は遅めの朝食と聖水の散歩でゆっくり締めくくります。',
      schedule: [
        ['1日目', '明洞のホテルにチェックイン、17:00からSTUDIO NARUMで2時間の振付レッスン、歓迎の夕食'],
        ['2日目午前', '自由時間、またはトレカ交換会'],
        ['2日目14:00', 'オリンピック公園へ移動、グッズ列のご案内と集合写真'],
        ['2日目18:00', 'KSPO DOMEでLUMERAコンサート観覧、専用バスでホテルへ'],
        ['3日目', '聖水のカフェ通りを散策し、12:00にホテルで解散'],
      ],
      included: [
        'コンサートチケット（2階スタンド席）',
        '振付レッスン',
        '夕食1回・朝食2回',
        '専用バスと添乗員',
      ],
      excluded: ['宿泊費（お部屋の選択時に加算）', '航空券', '個人的な費用'],
      meeting: '1日目15:00、地下鉄4号線明洞駅8番出口前。Naraeの旗を持った添乗員がお待ちします。',
      notes: [
        'チケットは公演当日、パスポートを確認してお渡しします。',
        'お選びの人数ちょうどで出発する商品です。幼児は人数に含みません。',
        '代表者お一人の航空券の写しが必要です。',
      ],
    },
    VTN: {
      title: 'Cuối tuần cùng LUMERA: concert và lớp nhảy, 3 ngày ở Seoul',
      subtitle: 'Chuyến đi của fan cho nhóm hai, ba hoặc bốn người, gồm vé concert và lớp vũ đạo.',
      intro:
        'Ba ngày dành trọn cho một đêm thứ Bảy. Thứ Sáu bạn học điệp khúc bài chủ đề trong phòng tập ở Hongdae, thứ Bảy gặp LUMERA tại Công viên Olympic, còn sáng Chủ nhật để ngủ nướng rồi thong thả dạo Seongsu.',
      schedule: [
        ['Ngày 1', 'Nhận phòng ở Myeongdong, 17:00 học vũ đạo hai giờ tại Studio Narum, ăn tối chào mừng'],
        ['Ngày 2, buổi sáng', 'Tự do hoặc tham gia buổi đổi photocard'],
        ['Ngày 2, 14:00', 'Đến Công viên Olympic, hỗ trợ xếp hàng mua goods, chụp ảnh nhóm'],
        ['Ngày 2, 18:00', 'Xem concert LUMERA tại KSPO DOME, xe riêng đưa về khách sạn'],
        ['Ngày 3', 'Dạo phố cà phê Seongsu, kết thúc tại khách sạn lúc 12:00'],
      ],
      included: [
        'Vé concert (khán đài tầng 2)',
        'Lớp vũ đạo',
        'Một bữa tối và hai bữa sáng',
        'Xe riêng và trưởng đoàn',
      ],
      excluded: ['Khách sạn (cộng thêm khi chọn phòng)', 'Vé máy bay', 'Chi tiêu cá nhân'],
      meeting: 'Cửa 8 ga Myeongdong (tuyến 4), 15:00 ngày đầu. Hãy tìm lá cờ Narae.',
      notes: [
        'Vé được phát trong ngày diễn sau khi đối chiếu hộ chiếu.',
        'Tour khởi hành đúng số người đã chọn, không tính em bé.',
        'Cần bản sao vé máy bay của một người đại diện.',
      ],
    },
  },
});

export const lumeraWeekendForThree = packageOf(lumeraWeekend, {
  prod_id: 'P000002',
  package_cnt: 3,
  origin_price: 490_000,
  inventory_cnt: 30,
});

export const lumeraWeekendForFour = packageOf(lumeraWeekend, {
  prod_id: 'P000003',
  package_cnt: 4,
  origin_price: 460_000,
  inventory_cnt: 32,
});
