import { stay, trip, WITH_AIR_TICKET } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const grandKorea = trip({
  prod_id: 'P000032',
  prod_type: 'CG006',
  prod_category: '04',
  origin_price: 1_980_000,
  inventory_cnt: 22,
  departureInDays: 48,
  deposit_yn: 'Y',
  nights: 7,
  documents: { ...WITH_AIR_TICKET, birth_certificate: true },
  place: PLACES.allKorea,
  opt_codes: ['OPT003', 'OPT001', 'OPT018', 'OPT007', 'OPT032'],
  hotels: stay(
    'HD04',
    {
      KOR: '4성급 호텔 7박',
      ENG: 'Seven nights in 4-star hotels',
      CHN: '四星级酒店七晚',
      JPN: '4つ星ホテル7泊',
      VTN: 'Bảy đêm khách sạn 4 sao',
    },
    { single: 840_000, double: 420_000 },
  ),
  related: ['P000027', 'P000028', 'P000033'],
  texts: {
    KOR: {
      title: '한국 한 바퀴 7박 8일: 서울, 안동, 경주, 부산, 제주',
      subtitle: '북쪽 궁궐에서 남쪽 화산섬까지, 일곱 밤이 모자라지 않게.',
      intro:
        '수도의 궁궐, 선비의 마을, 천 년 왕국의 무덤, 항구의 골목, 바다 위의 화산. 한국의 다섯 얼굴을 차례로 만나는 긴 여행입니다. 이틀에 한 번은 오후를 비워 두어 쉬거나 혼자 걸을 수 있습니다. 인솔자 한 명이 처음부터 끝까지 함께합니다.',
      schedule: [
        ['1–2일', '서울: 경복궁, 북촌, 한강의 밤'],
        ['3일', '안동 하회마을, 고택에서 저녁'],
        ['4일', '경주: 불국사와 석굴암, 대릉원, 동궁과 월지'],
        ['5–6일', '부산: 감천, 자갈치, 해동용궁사, 광안리'],
        ['7일', '제주로 비행, 성산일출봉과 해녀 마을'],
        ['8일', '제주 시장에서 아침, 13:00 공항 해산'],
      ],
      included: [
        '부산–제주 항공권',
        '전 일정 교통',
        '조식 7회, 점심 6회, 안동 고택 저녁 1회',
        '입장료',
        '전 일정 인솔자',
      ],
      excluded: ['숙박비 (선택한 객실에 따라 추가)', '국제선 항공권', '그 밖의 저녁 식사'],
      meeting: '인천국제공항 1터미널 도착층 8번 출구 앞, 첫날 14:00.',
      notes: [
        '1회 결제 한도가 있어 온라인으로는 한 분만 예약할 수 있습니다. 두 분부터는 고객센터로 문의해 주세요.',
        '어린이와 청소년은 가족 관계를 확인할 출생증명서가 필요합니다.',
        '국제선 항공권 사본을 대표 여행자 한 분이 올려 주세요.',
      ],
    },
    ENG: {
      title: 'All of Korea in 8 days: Seoul, Andong, Gyeongju, Busan, Jeju',
      subtitle: 'From the palaces of the north to the volcano in the southern sea.',
      intro:
        'A capital’s palaces, a village of scholars, the tombs of a thousand-year kingdom, the lanes of a port, a volcano in the sea: five faces of one country, one after another. Every second afternoon is left free to rest or wander. One tour leader stays with you from first to last.',
      schedule: [
        ['Days 1–2', 'Seoul: Gyeongbokgung, Bukchon, the Han River at night'],
        ['Day 3', 'Hahoe village at Andong, dinner in an old house'],
        ['Day 4', 'Gyeongju: Bulguksa and Seokguram, royal tombs, Wolji Pond'],
        ['Days 5–6', 'Busan: Gamcheon, Jagalchi, Haedong Yonggungsa, Gwangalli'],
        ['Day 7', 'Flight to Jeju, Seongsan Ilchulbong and the divers’ village'],
        ['Day 8', 'Breakfast at the market; ends at Jeju Airport at 13:00'],
      ],
      included: [
        'Flight from Busan to Jeju',
        'All transport on the way',
        'Seven breakfasts, six lunches and the dinner at Andong',
        'Admissions',
        'Tour leader throughout',
      ],
      excluded: ['Hotels (added when you choose your room)', 'International flights', 'Other dinners'],
      meeting: 'Exit 8, arrivals of Incheon Airport Terminal 1, 14:00 on day 1.',
      notes: [
        'One payment has an upper limit, so online you can book for one person. For more, please ask our travel desk.',
        'Children and teenagers need a birth certificate to show who travels with them.',
        'Please upload the international air ticket of one person in your party.',
      ],
    },
    CHN: {
      title: '环游韩国八天七晚：首尔、安东、庆州、釜山、济州',
      subtitle: '从北方宫阙到南海火山岛。',
      intro:
        '都城的宫殿、儒生的村庄、千年王国的古坟、港口的小巷、海上的火山——依次遇见韩国的五张面孔。每隔一天留出一个空闲的下午，休息或独自散步皆可。一位领队从头陪到尾。',
      schedule: [
        ['第1–2天', '首尔：景福宫、北村、汉江之夜'],
        ['第3天', '安东河回村，古宅晚餐'],
        ['第4天', '庆州：佛国寺与石窟庵、大陵苑、东宫与月池'],
        ['第5–6天', '釜山：甘川、札嘎其、海东龙宫寺、广安里'],
        ['第7天', '飞往济州，城山日出峰与海女村'],
        ['第8天', '市场早餐，13:00济州机场解散'],
      ],
      included: ['釜山—济州机票', '全程交通', '七次早餐、六次午餐、一次安东古宅晚餐', '门票', '全程领队'],
      excluded: ['住宿费（选择房型后另计）', '国际机票', '其余晚餐'],
      meeting: '第一天14:00，仁川国际机场1号航站楼到达层8号门前。',
      notes: [
        '因单笔支付有上限，网上仅限一人预订，两人及以上请联系客服。',
        '儿童与青少年需出生证明以核实亲属关系。',
        '请上传主要出行人的国际机票。',
      ],
    },
    JPN: {
      title: '韓国一周7泊8日：ソウル・安東・慶州・釜山・済州',
      subtitle: '北の王宮から南の火山島まで。',
      intro:
        '都の王宮、士大夫の村、千年王国の古墳、港の路地、海に浮かぶ火山。韓国の五つの顔に順に出会う長い旅です。二日に一度は午後を空けてあるので、休むもよし、ひとりで歩くもよし。添乗員が最初から最後までご一緒します。',
      schedule: [
        ['1〜2日目', 'ソウル：景福宮、北村、漢江の夜'],
        ['3日目', '安東・河回村、古宅で夕食'],
        ['4日目', '慶州：仏国寺と石窟庵、大陵苑、東宮と月池'],
        ['5〜6日目', '釜山：甘川、チャガルチ、海東龍宮寺、広安里'],
        ['7日目', '空路済州へ、城山日出峰と海女の村'],
        ['8日目', '市場で朝食、13:00済州空港で解散'],
      ],
      included: [
        '釜山〜済州の航空券',
        '全行程の交通',
        '朝食7回・昼食6回・安東の古宅での夕食1回',
        '入場料',
        '全行程添乗員',
      ],
      excluded: ['宿泊費（お部屋の選択時に加算）', '国際線航空券', 'その他の夕食'],
      meeting: '1日目14:00、仁川国際空港第1ターミナル到着階8番出口前。',
      notes: [
        'お支払いに上限があるため、オンラインでのご予約はお一人までです。お二人以上はお問い合わせください。',
        'お子さまとティーンは続柄確認のため出生証明書が必要です。',
        '代表者お一人の国際線航空券をアップロードしてください。',
      ],
    },
    VTN: {
      title: 'Vòng quanh Hàn Quốc 8 ngày: Seoul, Andong, Gyeongju, Busan, Jeju',
      subtitle: 'Từ hoàng cung phương bắc đến đảo núi lửa phương nam.',
      intro:
        'Cung điện của kinh đô, ngôi làng của các nho sĩ, lăng mộ vương quốc nghìn năm, hẻm nhỏ của thành phố cảng, ngọn núi lửa giữa biển: năm gương mặt của một đất nước, lần lượt hiện ra. Cứ hai ngày lại có một buổi chiều trống để nghỉ hay tự dạo chơi. Một trưởng đoàn đi cùng từ đầu đến cuối.',
      schedule: [
        ['Ngày 1–2', 'Seoul: Gyeongbokgung, Bukchon, đêm sông Hàn'],
        ['Ngày 3', 'Làng Hahoe ở Andong, ăn tối trong nhà cổ'],
        ['Ngày 4', 'Gyeongju: chùa Bulguksa và Seokguram, lăng vua, hồ Wolji'],
        ['Ngày 5–6', 'Busan: Gamcheon, Jagalchi, Haedong Yonggungsa, Gwangalli'],
        ['Ngày 7', 'Bay sang Jeju, Seongsan Ilchulbong và làng haenyeo'],
        ['Ngày 8', 'Ăn sáng ở chợ, kết thúc 13:00 tại sân bay Jeju'],
      ],
      included: [
        'Vé bay Busan–Jeju',
        'Đi lại toàn chuyến',
        'Bảy bữa sáng, sáu bữa trưa, một bữa tối nhà cổ ở Andong',
        'Vé tham quan',
        'Trưởng đoàn suốt tuyến',
      ],
      excluded: ['Khách sạn (cộng thêm khi chọn phòng)', 'Vé máy bay quốc tế', 'Các bữa tối khác'],
      meeting: 'Cửa 8 sảnh đến nhà ga T1 sân bay Incheon, 14:00 ngày đầu.',
      notes: [
        'Mỗi lần thanh toán có hạn mức nên chỉ đặt trực tuyến được cho một người. Từ hai người, vui lòng liên hệ bộ phận hỗ trợ.',
        'Trẻ em và thiếu niên cần giấy khai sinh để xác nhận người đi cùng.',
        'Vui lòng tải lên vé máy bay quốc tế của một người đại diện.',
      ],
    },
  },
});
