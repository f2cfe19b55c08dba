import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const hanbokPalace = trip({
  prod_id: 'P000009',
  prod_type: 'CG002',
  prod_category: '01',
  origin_price: 69_000,
  inventory_cnt: 46,
  departureInDays: 5,
  departsOn: [0, 1, 3, 4, 5, 6],
  place: PLACES.gyeongbokgung,
  opt_codes: ['OPT001', 'OPT002', 'OPT014', 'OPT007', 'OPT017'],
  related: ['P000014', 'P000018', 'P000006'],
  texts: {
    KOR: {
      title: '경복궁과 북촌, 한복을 입고 걷는 반나절',
      subtitle: '근정전 앞에서 북촌 골목까지, 천천히 네 시간.',
      intro:
        '1395년에 문을 연 경복궁은 조선의 첫 궁궐입니다. 근정전의 넓은 마당, 연못 위의 경회루, 왕비의 뒤뜰을 지나 담장 밖으로 나오면 북촌 한옥마을이 이어집니다. 해설은 짧게, 머무는 시간은 길게 잡았습니다.',
      schedule: [
        ['09:20', '한복 고르기 (선택)'],
        ['10:00', '광화문에서 수문장 교대 의식 관람'],
        ['10:30', '근정전, 경회루, 교태전 해설'],
        ['12:00', '삼청동을 지나 북촌 골목 산책'],
        ['13:20', '한옥 찻집 마당에서 마무리'],
      ],
      included: ['궁궐 입장료', '궁궐 해설사', '차 한 잔'],
      excluded: ['한복 (선택)', '점심'],
      meeting: '경복궁역 5번 출구 안쪽, 09:20. 한복을 빌리지 않으면 09:50까지 오시면 됩니다.',
      notes: [
        '화요일은 궁이 쉬어 출발하지 않습니다.',
        '북촌 골목은 주민이 사는 곳이라 조용히 걷습니다.',
        '바닥이 고르지 않아 굽 낮은 신발이 좋습니다.',
      ],
    },
    ENG: {
      title: 'Gyeongbokgung and Bukchon: a morning in hanbok',
      subtitle: 'From the throne hall to the lanes of Bukchon, four unhurried hours.',
      intro:
        'Gyeongbokgung, opened in 1395, was the first palace of the Joseon kings. You cross the wide court of the throne hall, stop at the pavilion on the pond and the queen’s back garden, and walk out into the hanok lanes of Bukchon. The talks are short, the pauses long.',
      schedule: [
        ['09:20', 'Choosing a hanbok (optional)'],
        ['10:00', 'Changing of the royal guard at Gwanghwamun'],
        ['10:30', 'Geunjeongjeon, Gyeonghoeru and the queen’s quarters'],
        ['12:00', 'Through Samcheong-dong to the lanes of Bukchon'],
        ['13:20', 'Tea in the yard of a hanok'],
      ],
      included: ['Palace admission', 'Licensed palace guide', 'A cup of tea'],
      excluded: ['Hanbok (optional)', 'Lunch'],
      meeting: 'Inside exit 5 of Gyeongbokgung Station at 09:20, or 09:50 if you do not rent a hanbok.',
      notes: [
        'No tour on Tuesdays, when the palace is closed.',
        'Bukchon is a neighbourhood: we walk quietly.',
        'Uneven ground, so low heels.',
      ],
    },
    CHN: {
      title: '景福宫与北村：穿韩服漫步半日',
      subtitle: '从勤政殿到北村小巷，不赶路的四小时。',
      intro:
        '景福宫建成于1395年，是朝鲜王朝的第一座宫殿。穿过勤政殿宽阔的庭院，看庆会楼倒映池中，再走过王后的后花园，出了宫墙便是北村韩屋村。讲解从简，停留从容。',
      schedule: [
        ['09:20', '挑选韩服（可选）'],
        ['10:00', '光化门观看守门将换岗仪式'],
        ['10:30', '讲解勤政殿、庆会楼、交泰殿'],
        ['12:00', '经三清洞漫步北村小巷'],
        ['13:20', '在韩屋茶馆庭院喝茶收尾'],
      ],
      included: ['宫殿门票', '持证讲解员', '清茶一杯'],
      excluded: ['韩服（可选）', '午餐'],
      meeting: '09:20，景福宫站5号出口内侧。不租韩服的客人09:50到即可。',
      notes: ['周二闭宫，不出团。', '北村有居民居住，请保持安静。', '路面不平，建议穿平底鞋。'],
    },
    JPN: {
      title: '景福宮と北村、韓服で歩く半日',
      subtitle: '勤政殿から北村の路地まで、ゆったり4時間。',
      intro:
        '1395年に開かれた景福宮は朝鮮王朝最初の王宮。勤政殿の広い庭、池に浮かぶ慶会楼、王妃の裏庭を抜けて塀の外へ出ると、北村の韓屋の町並みが続きます。解説は短く、佇む時間は長めにしました。',
      schedule: [
        ['9:20', '韓服選び（オプション）'],
        ['10:00', '光化門で守門将交代式を見学'],
        ['10:30', '勤政殿・慶会楼・交泰殿のご案内'],
        ['12:00', '三清洞を抜けて北村の路地へ'],
        ['13:20', '韓屋カフェの庭でお茶'],
      ],
      included: ['王宮入場料', '公認ガイド', 'お茶一杯'],
      excluded: ['韓服（オプション）', '昼食'],
      meeting: '9:20、景福宮駅5番出口内側。韓服なしの方は9:50までにお越しください。',
      notes: [
        '火曜は休宮のため催行しません。',
        '北村は住宅街です。お静かに歩きましょう。',
        '足元が平らでないため、低いヒールの靴で。',
      ],
    },
    VTN: {
      title: 'Gyeongbokgung và Bukchon: nửa ngày dạo bước trong hanbok',
      subtitle: 'Từ điện Geunjeongjeon đến những con hẻm Bukchon, bốn giờ thong thả.',
      intro:
        'Gyeongbokgung mở cửa năm 1395, là cung điện đầu tiên của triều Joseon. Bạn băng qua sân rộng trước chính điện, dừng bên lầu Gyeonghoeru soi bóng nước, ghé vườn sau của hoàng hậu rồi bước ra làng hanok Bukchon. Thuyết minh ngắn gọn, thời gian ngắm nhìn thì dài.',
      schedule: [
        ['09:20', 'Chọn hanbok (tùy chọn)'],
        ['10:00', 'Xem lễ đổi gác ở Gwanghwamun'],
        ['10:30', 'Thuyết minh Geunjeongjeon, Gyeonghoeru, Gyotaejeon'],
        ['12:00', 'Qua Samcheong-dong vào các con hẻm Bukchon'],
        ['13:20', 'Uống trà trong sân nhà hanok'],
      ],
      included: ['Vé vào cung', 'Hướng dẫn viên cung điện', 'Một tách trà'],
      excluded: ['Hanbok (tùy chọn)', 'Bữa trưa'],
      meeting: 'Bên trong cửa 5 ga Gyeongbokgung lúc 09:20; không thuê hanbok thì 09:50.',
      notes: [
        'Thứ Ba cung đóng cửa, không khởi hành.',
        'Bukchon là khu dân cư, xin giữ yên lặng.',
        'Đường không bằng phẳng, nên mang giày thấp.',
      ],
    },
  },
});
