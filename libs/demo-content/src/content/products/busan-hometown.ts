import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const busanHometown = trip({
  prod_id: 'P000007',
  prod_type: 'CG001',
  prod_category: '05',
  origin_price: 98_000,
  inventory_cnt: 34,
  departureInDays: 16,
  place: PLACES.gwangalli,
  opt_codes: ['OPT013', 'OPT026', 'OPT017', 'OPT007'],
  related: ['P000020', 'P000027', 'P000004'],
  texts: {
    KOR: {
      title: '부산, HARBOR 7의 노래를 따라 걷는 하루',
      subtitle: '감천에서 시작해 광안대교 불빛으로 끝나는 노래 지도.',
      intro:
        '일곱 멤버 모두 부산에서 자란 HARBOR 7의 가사에는 이 도시의 골목과 바다가 그대로 나옵니다. 이어폰 한쪽에 노래를 틀고 그 장면 앞에 서 봅니다. 감천의 계단, 송도의 바람, 광안리의 저녁까지 하루 동안 여덟 곡을 지납니다.',
      schedule: [
        ['10:00', '부산역 출발, 버스에서 노래 지도 나눠 받기'],
        ['10:40', '감천문화마을 골목 걷기'],
        ['12:30', '자갈치시장 근처에서 점심 (각자 선택)'],
        ['14:00', '송도 해안 산책로, 케이블카는 선택'],
        ['16:30', '민락동 벽화 골목과 멤버들이 다닌 분식집'],
        ['18:30', '광안리 해변에서 다리에 불이 켜지는 것을 보고 해산'],
      ],
      included: ['전용 버스', '노래 지도와 스티커', '인솔자', '분식 간식'],
      excluded: ['점심과 저녁', '케이블카 (선택)'],
      meeting: '부산역 1번 출구 광장, 09:50.',
      notes: [
        '감천마을은 주민이 사는 곳이니 목소리를 낮춰 주세요.',
        '계단이 많아 운동화가 편합니다.',
        '비가 와도 출발합니다.',
      ],
    },
    ENG: {
      title: 'Busan on foot, to the songs of HARBOR 7',
      subtitle: 'A map of songs, from the stairs of Gamcheon to the lights of Gwangan Bridge.',
      intro:
        'All seven members of HARBOR 7 grew up in Busan and the lanes and shores of the city are in their lyrics. You put one earphone in and stand where the line was written: the stairs of Gamcheon, the wind at Songdo, evening at Gwangalli. Eight songs in one day.',
      schedule: [
        ['10:00', 'Leave Busan Station; everyone gets the song map'],
        ['10:40', 'The lanes of Gamcheon Culture Village'],
        ['12:30', 'Lunch near Jagalchi Market, your own choice'],
        ['14:00', 'Songdo coastal path, cable car if you like'],
        ['16:30', 'Murals of Millak-dong and the snack bar of their school days'],
        ['18:30', 'The bridge lights up; the tour ends on Gwangalli beach'],
      ],
      included: ['Coach', 'Song map and stickers', 'Tour leader', 'Tteokbokki snack'],
      excluded: ['Lunch and dinner', 'Cable car (optional)'],
      meeting: 'The square at exit 1 of Busan Station, 09:50.',
      notes: [
        'People live in Gamcheon: please keep your voice down.',
        'Many stairs; trainers are best.',
        'We go in the rain too.',
      ],
    },
    CHN: {
      title: '釜山一日：跟着HARBOR 7的歌散步',
      subtitle: '一张歌曲地图，从甘川台阶走到广安大桥的灯光。',
      intro:
        'HARBOR 7的七位成员都在釜山长大，歌词里写满这座城市的巷子和海。戴上一只耳机，站到写下那句歌词的地方：甘川的台阶、松岛的海风、广安里的傍晚，一天走过八首歌。',
      schedule: [
        ['10:00', '釜山站出发，车上分发歌曲地图'],
        ['10:40', '漫步甘川文化村'],
        ['12:30', '札嘎其市场附近午餐（自选）'],
        ['14:00', '松岛海岸步道，可选乘缆车'],
        ['16:30', '民乐洞壁画巷与成员们常去的小吃店'],
        ['18:30', '在广安里海边看大桥亮灯后解散'],
      ],
      included: ['专车', '歌曲地图与贴纸', '领队', '辣炒年糕小吃'],
      excluded: ['午餐与晚餐', '缆车（可选）'],
      meeting: '09:50，釜山站1号出口广场。',
      notes: ['甘川村有居民生活，请轻声细语。', '台阶较多，建议穿运动鞋。', '下雨照常出发。'],
    },
    JPN: {
      title: '釜山、HARBOR 7の歌をたどって歩く一日',
      subtitle: '甘川の階段から広安大橋の灯りまで、歌の地図。',
      intro:
        '7人全員が釜山育ちのHARBOR 7。歌詞にはこの街の路地と海がそのまま出てきます。片耳に曲を流しながら、その一節が生まれた場所に立ってみましょう。甘川の階段、松島の風、広安里の夕暮れ。一日で8曲を歩きます。',
      schedule: [
        ['10:00', '釜山駅を出発、車内で歌の地図を配布'],
        ['10:40', '甘川文化村の路地歩き'],
        ['12:30', 'チャガルチ市場付近で昼食（各自）'],
        ['14:00', '松島の海岸散策路、ロープウェイはオプション'],
        ['16:30', '民楽洞の壁画の路地とメンバー行きつけの軽食店'],
        ['18:30', '橋に灯りがともる広安里の浜で解散'],
      ],
      included: ['専用バス', '歌の地図とステッカー', '添乗員', 'トッポッキの軽食'],
      excluded: ['昼食・夕食', 'ロープウェイ（オプション）'],
      meeting: '9:50、釜山駅1番出口の広場。',
      notes: [
        '甘川は住民の暮らす村です。お静かにお願いします。',
        '階段が多いのでスニーカーがおすすめです。',
        '雨天でも出発します。',
      ],
    },
    VTN: {
      title: 'Busan một ngày, đi theo những bài hát của HARBOR 7',
      subtitle: 'Tấm bản đồ âm nhạc, từ bậc thang Gamcheon đến ánh đèn cầu Gwangan.',
      intro:
        'Cả bảy thành viên HARBOR 7 đều lớn lên ở Busan, nên hẻm nhỏ và biển của thành phố có mặt trong lời hát. Bạn đeo một bên tai nghe và đứng đúng nơi câu hát ra đời: bậc thang Gamcheon, gió Songdo, buổi chiều Gwangalli. Tám bài hát trong một ngày.',
      schedule: [
        ['10:00', 'Rời ga Busan, nhận bản đồ bài hát trên xe'],
        ['10:40', 'Dạo các con hẻm làng văn hóa Gamcheon'],
        ['12:30', 'Ăn trưa gần chợ Jagalchi (tự chọn)'],
        ['14:00', 'Đường ven biển Songdo, cáp treo tùy chọn'],
        ['16:30', 'Hẻm tranh tường Millak-dong và quán ăn vặt thời đi học của nhóm'],
        ['18:30', 'Ngắm cầu lên đèn, kết thúc ở bãi biển Gwangalli'],
      ],
      included: ['Xe riêng', 'Bản đồ bài hát và sticker', 'Trưởng đoàn', 'Tteokbokki ăn nhẹ'],
      excluded: ['Bữa trưa và tối', 'Cáp treo (tùy chọn)'],
      meeting: 'Quảng trường cửa 1 ga Busan lúc 09:50.',
      notes: [
        'Gamcheon có người dân sinh sống, xin nói khẽ.',
        'Nhiều bậc thang, nên mang giày thể thao.',
        'Trời mưa vẫn khởi hành.',
      ],
    },
  },
});
