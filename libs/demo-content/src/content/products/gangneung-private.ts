import { packageOf, trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

/** Package trip of CG006/01 for exact parties of two, three and four; the stay is part of the price. */
export const gangneungPrivate = trip({
  prod_id: 'P000029',
  prod_type: 'CG006',
  prod_category: '01',
  origin_price: 430_000,
  inventory_cnt: 20,
  departureInDays: 22,
  nights: 1,
  package_cnt: 2,
  package_group: 'P000029',
  place: PLACES.gangneung,
  opt_codes: ['OPT003', 'OPT014', 'OPT026', 'OPT007'],
  related: ['P000008', 'P000011', 'P000033'],
  texts: {
    KOR: {
      title: '우리끼리 강릉 1박 2일: 전용 차와 한옥 한 채',
      subtitle: '둘이면 둘, 넷이면 넷. 다른 일행은 없습니다.',
      intro:
        '기사 겸 안내자 한 명이 이틀 동안 함께합니다. 대관령을 넘어 바다에 닿고, 소나무 숲 옆 한옥 한 채를 통째로 씁니다. 아침 바다를 보고 싶으면 새벽에, 늦잠을 자고 싶으면 열 시에 떠납니다. 순서는 손님이 정합니다.',
      schedule: [
        ['첫째 날 09:00', '서울 숙소에서 출발, 대관령 양떼목장'],
        ['13:00', '초당 마을 점심, 오죽헌'],
        ['16:00', '한옥 체크인, 마당에서 차 한 잔'],
        ['18:30', '바닷가 저녁 (해산물은 선택)'],
        ['둘째 날', '정동진 해돋이 또는 늦은 아침, 안목 커피 거리, 18:00 서울 도착'],
      ],
      included: ['전용 차량과 기사 겸 안내자', '한옥 독채 1박', '조식 1회와 점심 1회', '입장료'],
      excluded: ['첫째 날 저녁과 둘째 날 점심', '개인 경비'],
      meeting: '서울 시내 숙소 로비, 첫날 09:00. 주소는 확인 메일에 답장으로 알려 주세요.',
      notes: [
        '정한 인원 그대로 떠나는 상품이며 유아는 인원에 넣지 않습니다.',
        '유아용 카시트를 무료로 빌려 드립니다.',
        '한옥 방은 온돌이며 이불을 깔고 잡니다.',
      ],
    },
    ENG: {
      title: 'Gangneung on your own: a private car and a whole hanok, 2 days',
      subtitle: 'Two of you or four of you, and nobody else.',
      intro:
        'One driver-guide stays with you for two days. You cross the Daegwallyeong pass to the sea and have a hanok by the pines to yourselves. Want the sunrise? You leave before dawn. Want to sleep? You leave at ten. The order of things is yours.',
      schedule: [
        ['Day 1, 09:00', 'Pick-up at your Seoul hotel, sheep farm at Daegwallyeong'],
        ['13:00', 'Lunch in Chodang, Ojukheon house'],
        ['16:00', 'Your hanok, tea in the yard'],
        ['18:30', 'Dinner by the sea (seafood as an option)'],
        ['Day 2', 'Sunrise at Jeongdongjin or a late breakfast, Anmok coffee street, Seoul at 18:00'],
      ],
      included: [
        'Private car with driver-guide',
        'One night in a whole hanok',
        'One breakfast and one lunch',
        'Admissions',
      ],
      excluded: ['Dinner on day 1 and lunch on day 2', 'Personal expenses'],
      meeting:
        'The lobby of your Seoul hotel at 09:00 on day 1; please send us the address by replying to the confirmation email.',
      notes: [
        'Leaves with exactly the party you choose; infants are not counted.',
        'Child seats are lent free of charge.',
        'You sleep on bedding on the heated floor.',
      ],
    },
    CHN: {
      title: '江陵私家两日：专车与整栋韩屋',
      subtitle: '两人就两人，四人就四人，没有陌生同伴。',
      intro:
        '一位司机兼导游全程陪伴两天。翻过大关岭抵达海边，松林旁一整栋韩屋只归您一行人。想看日出就摸黑出发，想睡懒觉就十点再走，先后顺序由您决定。',
      schedule: [
        ['第一天09:00', '首尔酒店接人，前往大关岭羊群牧场'],
        ['13:00', '草堂村午餐，参观乌竹轩'],
        ['16:00', '入住韩屋，在院子里喝茶'],
        ['18:30', '海边晚餐（海鲜可选）'],
        ['第二天', '正东津日出或晚起早餐，安木咖啡街，18:00抵达首尔'],
      ],
      included: ['专车与司机兼导游', '整栋韩屋一晚', '一次早餐、一次午餐', '门票'],
      excluded: ['第一天晚餐与第二天午餐', '个人消费'],
      meeting: '第一天09:00，首尔市内酒店大堂，请回复确认邮件告知地址。',
      notes: ['按所选人数成行，婴幼儿不计入人数。', '可免费借用儿童安全座椅。', '韩屋为地炕房，铺褥就寝。'],
    },
    JPN: {
      title: '自分たちだけの江陵1泊2日：専用車と一棟貸しの韓屋',
      subtitle: '2名なら2名、4名なら4名。ほかのお客さまはいません。',
      intro:
        '運転手兼ガイドが2日間ご一緒します。大関嶺を越えて海へ、松林の横の韓屋を一棟まるごと。日の出を見たければ夜明け前に、寝坊したければ10時に出発。順番はお客さま次第です。',
      schedule: [
        ['1日目9:00', 'ソウルのホテルを出発、大関嶺の羊牧場'],
        ['13:00', '草堂で昼食、烏竹軒'],
        ['16:00', '韓屋にチェックイン、庭でお茶'],
        ['18:30', '海辺で夕食（海鮮はオプション）'],
        ['2日目', '正東津の日の出または遅めの朝食、安木コーヒー通り、18:00ソウル着'],
      ],
      included: ['専用車と運転手兼ガイド', '韓屋一棟貸し1泊', '朝食1回・昼食1回', '入場料'],
      excluded: ['1日目の夕食と2日目の昼食', '個人的な費用'],
      meeting: '1日目9:00、ソウル市内のホテルロビー。住所は確認メールへの返信でお知らせください。',
      notes: [
        'お選びの人数ちょうどで出発します。幼児は人数に含みません。',
        'チャイルドシートを無料でお貸しします。',
        '韓屋はオンドル部屋で、布団を敷いてお休みいただきます。',
      ],
    },
    VTN: {
      title: 'Gangneung riêng tư 2 ngày: xe riêng và trọn một nhà hanok',
      subtitle: 'Hai người là hai, bốn người là bốn. Không có khách lạ.',
      intro:
        'Một tài xế kiêm hướng dẫn viên đi cùng bạn suốt hai ngày. Qua đèo Daegwallyeong là tới biển, và căn hanok bên rừng thông chỉ dành cho nhóm bạn. Muốn ngắm bình minh thì đi từ tinh mơ, muốn ngủ thì mười giờ hãy lên đường. Thứ tự do bạn quyết định.',
      schedule: [
        ['Ngày 1, 09:00', 'Đón tại khách sạn Seoul, trang trại cừu Daegwallyeong'],
        ['13:00', 'Ăn trưa ở Chodang, thăm nhà cổ Ojukheon'],
        ['16:00', 'Nhận nhà hanok, uống trà ngoài sân'],
        ['18:30', 'Ăn tối bên biển (hải sản tùy chọn)'],
        ['Ngày 2', 'Bình minh Jeongdongjin hoặc ăn sáng muộn, phố cà phê Anmok, 18:00 về Seoul'],
      ],
      included: [
        'Xe riêng và tài xế kiêm hướng dẫn viên',
        'Một đêm trọn nhà hanok',
        'Một bữa sáng, một bữa trưa',
        'Vé tham quan',
      ],
      excluded: ['Bữa tối ngày 1 và bữa trưa ngày 2', 'Chi tiêu cá nhân'],
      meeting: 'Sảnh khách sạn của bạn ở Seoul lúc 09:00 ngày đầu; trả lời email xác nhận để báo địa chỉ.',
      notes: [
        'Khởi hành đúng số người đã chọn, không tính em bé.',
        'Cho mượn ghế trẻ em miễn phí.',
        'Nhà hanok có sàn sưởi, ngủ trên nệm trải sàn.',
      ],
    },
  },
});

export const gangneungPrivateForThree = packageOf(gangneungPrivate, {
  prod_id: 'P000030',
  package_cnt: 3,
  origin_price: 410_000,
  inventory_cnt: 21,
});

export const gangneungPrivateForFour = packageOf(gangneungPrivate, {
  prod_id: 'P000031',
  package_cnt: 4,
  origin_price: 390_000,
  inventory_cnt: 24,
});
