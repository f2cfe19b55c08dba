import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const riverLights = trip({
  prod_id: 'P000018',
  prod_type: 'CG002',
  prod_category: '10',
  origin_price: 72_000,
  inventory_cnt: 55,
  departureInDays: 6,
  place: PLACES.yeouido,
  opt_codes: ['OPT013', 'OPT007', 'OPT017'],
  related: ['P000014', 'P000009', 'P000027'],
  texts: {
    KOR: {
      title: '한강의 밤: 유람선과 남산 야경',
      subtitle: '해 질 녘에 물 위로, 밤에는 도시 위로.',
      intro:
        '서울은 밤이 되면 강부터 빛납니다. 노을이 다 지기 전에 여의도에서 배에 올라 다리 여섯 개 아래를 지나고, 어두워지면 남산에 올라 방금 지나온 강을 내려다봅니다. 사진 찍기 좋은 자리와 시간을 인솔자가 알려 드립니다.',
      schedule: [
        ['17:20', '여의도 선착장 집합'],
        ['17:50', '한강 유람선 (약 70분)'],
        ['19:20', '버스로 남산 이동'],
        ['19:50', '케이블카(선택) 또는 순환 버스로 정상'],
        ['20:10', 'N서울타워 광장에서 야경, 자물쇠 벽'],
        ['21:20', '명동에서 해산'],
      ],
      included: ['유람선 승선권', '이동 버스', '인솔자', '따뜻한 음료'],
      excluded: ['케이블카 (선택)', '타워 전망대', '저녁'],
      meeting: '여의나루역 3번 출구 아래 선착장, 17:20.',
      notes: [
        '강바람이 차니 계절보다 한 겹 더 입으세요.',
        '유람선은 신분증을 확인하므로 여권이 필요합니다.',
        '반포대교 분수는 4월부터 10월까지만 나옵니다.',
      ],
    },
    ENG: {
      title: 'The Han River at night: cruise and Namsan',
      subtitle: 'On the water at sunset, above the city after dark.',
      intro:
        'At night Seoul lights up from the river outwards. You board at Yeouido before the last colour leaves the sky, pass under six bridges and later look down from Namsan on the water you came by. Your guide knows where to stand and when to press the button.',
      schedule: [
        ['17:20', 'Meet at Yeouido pier'],
        ['17:50', 'River cruise, about 70 minutes'],
        ['19:20', 'Coach to Namsan'],
        ['19:50', 'Cable car (optional) or loop bus to the top'],
        ['20:10', 'Night view from N Seoul Tower plaza, the wall of padlocks'],
        ['21:20', 'The tour ends in Myeongdong'],
      ],
      included: ['Cruise ticket', 'Coach', 'Guide', 'A hot drink'],
      excluded: ['Cable car (optional)', 'Tower observatory', 'Dinner'],
      meeting: 'The pier below exit 3 of Yeouinaru Station, 17:20.',
      notes: [
        'Wear one layer more than the season suggests.',
        'Identity is checked on board: bring your passport.',
        'The fountain of Banpo Bridge runs only from April to October.',
      ],
    },
    CHN: {
      title: '汉江之夜：游船与南山夜景',
      subtitle: '日落在水上，入夜在城市之上。',
      intro:
        '首尔的夜，从江面开始亮起。晚霞未散时在汝矣岛登船，穿过六座桥；天黑后登上南山，回望刚刚走过的江。哪里好拍、几点最美，领队都会告诉您。',
      schedule: [
        ['17:20', '汝矣岛码头集合'],
        ['17:50', '汉江游船（约70分钟）'],
        ['19:20', '乘车前往南山'],
        ['19:50', '乘缆车（可选）或循环巴士登顶'],
        ['20:10', 'N首尔塔广场看夜景与爱情锁墙'],
        ['21:20', '明洞解散'],
      ],
      included: ['游船船票', '专车', '领队', '热饮一杯'],
      excluded: ['缆车（可选）', '首尔塔展望台', '晚餐'],
      meeting: '17:20，汝矣渡口站3号出口下方码头。',
      notes: [
        '江风较凉，请比平时多穿一件。',
        '登船需核验证件，请带护照。',
        '盘浦大桥喷泉仅在4月至10月开放。',
      ],
    },
    JPN: {
      title: '漢江の夜：クルーズと南山の夜景',
      subtitle: '夕暮れは水の上、夜は街の上。',
      intro:
        'ソウルの夜は川から輝きはじめます。夕焼けが残るうちに汝矣島で船に乗り、6つの橋をくぐり、暗くなったら南山に上って今通ってきた川を見下ろします。撮影にいい場所と時間はガイドがご案内します。',
      schedule: [
        ['17:20', '汝矣島の船着き場に集合'],
        ['17:50', '漢江クルーズ（約70分）'],
        ['19:20', 'バスで南山へ'],
        ['19:50', 'ロープウェイ（オプション）または循環バスで山頂へ'],
        ['20:10', 'Nソウルタワー広場で夜景、南京錠の壁'],
        ['21:20', '明洞で解散'],
      ],
      included: ['乗船券', '移動バス', 'ガイド', '温かい飲み物'],
      excluded: ['ロープウェイ（オプション）', 'タワー展望台', '夕食'],
      meeting: '17:20、汝矣ナル駅3番出口下の船着き場。',
      notes: [
        '川風が冷たいので一枚多めにお召しください。',
        '乗船時に身分確認があります。パスポートをお持ちください。',
        '盤浦大橋の噴水は4月から10月のみです。',
      ],
    },
    VTN: {
      title: 'Đêm sông Hàn: du thuyền và cảnh đêm Namsan',
      subtitle: 'Hoàng hôn trên mặt nước, đêm xuống trên thành phố.',
      intro:
        'Đêm Seoul sáng lên từ dòng sông. Bạn lên thuyền ở Yeouido khi ráng chiều chưa tắt, chui qua sáu cây cầu, rồi khi trời tối lên Namsan nhìn lại khúc sông vừa đi. Hướng dẫn viên biết chỗ đứng đẹp và khoảnh khắc nên bấm máy.',
      schedule: [
        ['17:20', 'Tập trung ở bến Yeouido'],
        ['17:50', 'Du thuyền sông Hàn (khoảng 70 phút)'],
        ['19:20', 'Lên xe đến Namsan'],
        ['19:50', 'Cáp treo (tùy chọn) hoặc xe buýt vòng lên đỉnh'],
        ['20:10', 'Ngắm cảnh đêm ở quảng trường N Seoul Tower, bức tường ổ khóa'],
        ['21:20', 'Kết thúc ở Myeongdong'],
      ],
      included: ['Vé du thuyền', 'Xe đưa đón', 'Hướng dẫn viên', 'Đồ uống nóng'],
      excluded: ['Cáp treo (tùy chọn)', 'Đài quan sát tháp', 'Bữa tối'],
      meeting: 'Bến thuyền dưới cửa 3 ga Yeouinaru lúc 17:20.',
      notes: [
        'Gió sông lạnh, nên mặc thêm một lớp.',
        'Lên thuyền phải kiểm tra giấy tờ, nhớ mang hộ chiếu.',
        'Đài phun nước cầu Banpo chỉ hoạt động từ tháng 4 đến tháng 10.',
      ],
    },
  },
});
